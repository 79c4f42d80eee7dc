import { ArrowLeftRight, Undo2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { SwappableTask } from './swap-change'

const SwapChange = lazyClient(() => import('./swap-change').then((module) => module.SwapChange))

/**
 * Shows which task was swapped, and the button to swap or to return. For a row that wraps. One button for both keeps the
 * focus.
 */
export function TaskSwap(swappable: SwappableTask) {
  const t = useTranslations('challenge.swap')
  const change = useDialog()
  const { title, swappedFrom } = swappable.task
  const isSwapped = swappedFrom !== null
  return (
    <>
      {isSwapped ? (
        <p className="order-first mt-2 basis-full text-soft text-sm">
          {t('insteadOf', { task: swappedFrom })}
        </p>
      ) : null}
      <Button
        variant="link"
        size="sm"
        className="-ml-1 no-underline"
        loading={isSwapped && change.open}
        onClick={change.show}
      >
        <Icon of={isSwapped ? Undo2 : ArrowLeftRight} className="size-4" />
        {t(isSwapped ? 'back' : 'swap')}
        <span className="sr-only"> {t('forTask', { task: title })}</span>
      </Button>
      {change.key > 0 ? <SwapChange key={change.key} {...swappable} {...change.shown} /> : null}
    </>
  )
}
