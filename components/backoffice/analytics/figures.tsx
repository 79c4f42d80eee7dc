import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { dropLeadingZeros } from '@/lib/features/analytics/growth/rules'
import { daysIn } from '@/lib/features/analytics/rules'
import type { Analytics, Reason } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { Change, FigureCard, useFigureLabels } from '../figure-card'

const HIGHLIGHTS = ['activeFamilies', 'completions', 'finishedShare', 'newFamilies'] as const

export function Highlights({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics')
  const { figure, number, shareFigure } = useFigureLabels()
  const { users, engagement, previous } = analytics
  const now = { ...engagement, ...users }
  const before = { ...previous.engagement, ...previous.users }
  const reasonByName: Partial<Record<string, Reason>> = engagement.reasons
  // Days before the first task would lower the average.
  const [step] = dropLeadingZeros(
    analytics.growth,
    ({ completions }) => completions === 0,
    before.completions,
  )
  const first = step?.date ?? analytics.from
  const days = daysIn({ from: first, to: analytics.to })
  const count = now.completions === null ? null : number(now.completions / days)
  const perDay =
    count &&
    (first > analytics.from ? t('perDaySince', { count, date: formatDate(first) }) : t('perDay', { count }))
  const total = number(now.families)
  // Active families are rounded, so few may seem more than all.
  const isPart = now.activeFamilies !== null && now.activeFamilies <= now.families
  const hints = {
    activeFamilies: isPart ? t('familiesHint', { total }) : null,
    completions: perDay,
    finishedShare: t(now.challengesBegun === 0 ? 'noBegun' : 'finishedHint'),
    newFamilies: t('userHint', { total }),
  }
  return (
    <dl aria-label={t('highlights')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {HIGHLIGHTS.map((name) => (
        <FigureCard
          key={name}
          label={t(`figure.${name}`)}
          value={(name === 'finishedShare' ? shareFigure : figure)(now[name], reasonByName[name])}
          isText={now[name] === null}
          hint={
            <span className="flex min-h-6 flex-wrap items-center gap-x-2">
              <Change now={now[name]} before={before[name]} />
              {hints[name]}
            </span>
          }
        />
      ))}
    </dl>
  )
}

/** Renders the figures without highlights. */
export function FigureLists({ users, content, engagement, previous }: Analytics) {
  const t = useTranslations('analytics')
  const done = ['badgesEarned', 'posts', 'likes', 'comments'] as const
  const held = ['tasks', 'challenges', 'activeChallenges', 'badges', 'recipes'] as const
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <FigureList
        heading={t('users')}
        entries={[
          { label: t('figure.total'), now: users.total },
          { label: t('figure.new'), now: users.new, before: previous.users.new },
          { label: t('figure.active'), now: users.active },
        ]}
      />
      <FigureList
        heading={t('engagement')}
        entries={done.map((name) => ({
          label: t(`figure.${name}`),
          now: engagement[name],
          before: previous.engagement[name],
          reason: engagement.reasons[name],
        }))}
      />
      <FigureList
        heading={t('content')}
        entries={held.map((name) => ({ label: t(`figure.${name}`), now: content[name] }))}
      />
    </div>
  )
}

type FigureEntry = {
  label: string
  now: number | null
  before?: number | null
  reason?: Reason | undefined
}

type FigureListProps = { heading: string; entries: readonly FigureEntry[] }

function FigureList({ heading, entries }: FigureListProps) {
  const { figure } = useFigureLabels()
  return (
    <Card as="section">
      <h2 className="mb-2">{heading}</h2>
      <dl>
        {entries.map(({ label, now, before = null, reason }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-line border-t py-2 first:border-t-0"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="flex shrink-0 items-baseline gap-2">
              <Change now={now} before={before} className="self-center" />
              {now === null ? (
                <span className="text-soft text-sm">{figure(now, reason)}</span>
              ) : (
                <span className="font-bold tabular-nums">{figure(now)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
