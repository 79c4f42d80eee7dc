import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { computeChange } from '@/lib/features/analytics/rules'

type ChangeProps = { now: number | null; before: number | null; className?: string }

/** Renders the change against the previous period, or nothing without one. */
export function Change({ now, before, className }: ChangeProps) {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const change = computeChange(now, before)
  if (change === null) return null
  const isSame = Math.round(change * 100) === 0
  const icon = isSame ? Equal : change > 0 ? ArrowUpRight : ArrowDownRight
  const size = format.number(Math.abs(change), { style: 'percent' })
  return (
    <span
      className={cn(
        'inline-flex items-center gap-0.5 whitespace-nowrap font-bold text-sm [&_svg]:size-4',
        isSame ? 'text-soft' : change > 0 ? 'text-leaf-ink' : 'text-coral-ink',
        className,
      )}
    >
      <Icon of={icon} />
      <span aria-hidden>{format.number(change, { style: 'percent', signDisplay: 'exceptZero' })}</span>
      <span className="sr-only">{isSame ? t('same') : t(change > 0 ? 'up' : 'down', { change: size })}</span>
    </span>
  )
}
