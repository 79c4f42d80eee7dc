'use client'

import { EyeOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { send } from '@/lib/platform/http/api-client'

type Texts = Record<'state' | 'leave' | 'join' | 'left' | 'joined' | 'questionTitle' | 'questionText', string>
type PlaceToggleProps = { familyId: string; onLeaderboard: boolean; texts: Texts }

/** Hides the family from the leaderboard or shows it. */
export function PlaceToggle({ familyId, onLeaderboard, texts }: PlaceToggleProps) {
  const tCommon = useTranslations('common')
  const question = useDialog()
  const { run, isPending } = useApiMutation(
    (stay: boolean) =>
      send<typeof updateFamilyContract>('PUT', '/families/{id}', {
        params: { id: familyId },
        body: { onLeaderboard: stay },
      }),
    { success: (_, stay) => (stay ? texts.joined : texts.left), refresh: true },
  )
  const leave = async () => {
    await run(false)
    question.close()
  }

  return (
    <div className={onLeaderboard ? 'xl:mt-2' : 'rounded-card bg-sky-tint p-4 xl:mt-4'}>
      {onLeaderboard ? null : (
        <p className="mb-3 flex gap-2.5">
          <Icon of={EyeOff} className="mt-0.5 size-5 shrink-0 text-sky-ink" />
          {texts.state}
        </p>
      )}
      {/* One button for both states keeps the focus. */}
      <Button
        variant={onLeaderboard ? 'link' : 'primary'}
        loading={isPending && !question.open}
        onClick={() => (onLeaderboard ? question.show() : run(true))}
        className={onLeaderboard ? 'px-0 text-sm text-soft' : undefined}
      >
        {onLeaderboard ? texts.leave : texts.join}
      </Button>
      {question.key === 0 ? null : (
        <LazyConfirm
          key={question.key}
          open={question.open}
          title={texts.questionTitle}
          text={texts.questionText}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={texts.leave}
          onCancel={question.close}
          onConfirm={leave}
        />
      )}
    </div>
  )
}
