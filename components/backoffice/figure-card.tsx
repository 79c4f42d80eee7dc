import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { computeChange } from '@/lib/features/analytics/rules'
import type { Reason } from '@/lib/features/analytics/schema'
import { Link } from '@/lib/platform/i18n/navigation'

type FigureCardProps = {
  label: string
  value: string
  /** A reason instead of a number. */
  isText: boolean
  hint: ReactNode
  /** Address of what the figure counts. */
  href?: string
}

export function FigureCard({ label, value, isText, hint, href }: FigureCardProps) {
  return (
    <div className="relative row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0 rounded-card bg-card p-4 shadow-soft sm:p-6">
      <dt className="font-bold text-soft text-sm">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-card after:content-[''] hover:text-leaf-ink hover:underline"
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd
        className={cn(
          'mt-1 flex min-h-9 items-center font-bold font-heading text-4xl leading-none',
          isText && 'text-xl text-soft',
        )}
      >
        {value}
      </dd>
      <dd className="mt-2 text-soft text-sm">{hint}</dd>
    </div>
  )
}

type ChangeProps = { now: number | null; before: number | null; className?: string }

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

/** Returns formatters for figures; null becomes the reason. */
export function useFigureLabels() {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const share = (value: number) => format.number(value, { style: 'percent' })
  const reasons: Record<Reason, string> = { few: t('withheld'), linked: t('linked'), none: t('noData') }
  const reasonText = (reason: Reason | null | undefined) => reasons[reason ?? 'none']
  const orReason = (write: (value: number) => string) => (value: number | null, reason?: Reason | null) =>
    value === null ? reasonText(reason) : write(value)
  return { number, share, reasonText, figure: orReason(number), shareFigure: orReason(share) }
}
