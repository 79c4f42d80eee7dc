import { ArrowDownRight, ArrowUpRight, CircleCheckBig, Equal, HeartHandshake, Sprout, Trophy } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { computeChange, daysIn } from '@/lib/features/analytics/rules'
import type { Analytics } from '@/lib/features/analytics/schema'
import { FigureCard } from '../figure-card'
import { useFigureLabels } from './use-figure-labels'

export function Highlights({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics')
  const { figure, number, shareFigure } = useFigureLabels()
  const { users, engagement: now, previous } = analytics
  const { engagement: before } = previous
  const perDay = now.completions === null ? null : number(now.completions / daysIn(analytics))
  const hint = (change: ReactNode, text: string | null) => (
    <span className="flex min-h-6 flex-wrap items-center gap-x-2">
      {change}
      {text}
    </span>
  )
  const { reasons } = now
  return (
    <dl aria-label={t('highlights')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <FigureCard
        tone="leaf"
        icon={<Icon of={Sprout} />}
        label={t('figure.activeFamilies')}
        value={figure(now.activeFamilies, reasons.activeFamilies)}
        isText={now.activeFamilies === null}
        hint={hint(<Change now={now.activeFamilies} before={before.activeFamilies} />, null)}
      />
      <FigureCard
        tone="sun"
        icon={<Icon of={CircleCheckBig} />}
        label={t('figure.completions')}
        value={figure(now.completions, reasons.completions)}
        isText={now.completions === null}
        hint={hint(
          <Change now={now.completions} before={before.completions} />,
          perDay && t('perDay', { count: perDay }),
        )}
      />
      <FigureCard
        tone="coral"
        icon={<Icon of={Trophy} />}
        label={t('figure.finishedShare')}
        value={shareFigure(now.finishedShare, reasons.finishedShare)}
        isText={now.finishedShare === null}
        hint={hint(
          <Change now={now.finishedShare} before={before.finishedShare} />,
          now.challengesBegun === 0 ? t('noBegun') : null,
        )}
      />
      <FigureCard
        tone="sky"
        icon={<Icon of={HeartHandshake} />}
        label={t('figure.newFamilies')}
        value={figure(users.newFamilies)}
        hint={hint(
          <Change now={users.newFamilies} before={previous.users.newFamilies} />,
          t('userHint', { total: number(users.families) }),
        )}
      />
    </dl>
  )
}

type ChangeProps = { now: number | null; before: number | null; className?: string }

/** Renders the change against the previous period. */
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
