import { ArrowLeftRight, Undo2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import type { undoSwapContract } from '@/lib/features/completions/swaps/contract'
import { send } from '@/lib/platform/http/client'

const SwapDialog = lazyClient(() => import('./swap-dialog').then((module) => module.SwapDialog))

export type SwapButtonProps = {
  challenge: ChallengeView
  task: ChallengeTaskView
  /** Of a swapped task. */
  points: number
}

/** Swaps a task, or returns to the planned one. One button for both keeps the focus. */
export function SwapButton({ challenge, task, points }: SwapButtonProps) {
  const t = useTranslations('challenge.swap')
  const dialog = useDialog()
  const { run, isPending } = useApiMutation(
    () =>
      send<typeof undoSwapContract>('DELETE', '/challenges/{id}/tasks/{taskId}/swap', {
        params: { id: challenge.id, taskId: task.id },
      }),
    { success: t('undone'), error: t('failed'), refresh: true },
  )
  const isSwapped = task.swappedFrom !== null
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="-ml-1 no-underline"
        loading={isPending}
        onClick={() => (isSwapped ? void run() : dialog.show())}
      >
        <Icon of={isSwapped ? Undo2 : ArrowLeftRight} className="size-4" />
        {t(isSwapped ? 'back' : 'swap')}
        <span className="sr-only"> {t('forTask', { task: task.title })}</span>
      </Button>
      {dialog.key ? (
        <SwapDialog
          key={dialog.key}
          {...dialog.shown}
          challenge={challenge}
          taskId={task.id}
          points={points}
        />
      ) : null}
    </>
  )
}
