import { useTranslations } from 'next-intl'
import { lazyClient } from '@/components/ui/lazy-client'
import type { SwapButtonProps } from './swap-button'

/** Seldom used, so its code loads after the page; the fallback keeps its place. */
const SwapButton = lazyClient(() => import('./swap-button').then((module) => module.SwapButton), {
  fallback: <span className="h-11" />,
  optional: true,
})

/** Shows which task was swapped, and the button to swap or to return. For a row that wraps. */
export function TaskSwap(props: SwapButtonProps) {
  const t = useTranslations('challenge.swap')
  const { swappedFrom } = props.task
  return (
    <>
      {swappedFrom === null ? null : (
        <p className="order-first mt-2 basis-full text-soft text-sm">
          {t('insteadOf', { task: swappedFrom })}
        </p>
      )}
      <SwapButton {...props} />
    </>
  )
}
