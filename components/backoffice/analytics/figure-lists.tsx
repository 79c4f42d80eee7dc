import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { Analytics, Reason } from '@/lib/features/analytics/schema'
import { Change } from './highlights'
import { useFigureLabels } from './use-figure-labels'

/** Renders the figures without highlights. */
export function FigureLists({ users, content, engagement, previous }: Analytics) {
  const t = useTranslations('analytics')
  const done = [
    'badgesEarned',
    'posts',
    'likes',
    'comments',
    'challengesBegun',
    'challengesFinished',
  ] as const
  const held = ['tasks', 'challenges', 'activeChallenges', 'badges', 'recipes'] as const
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      <FigureList
        heading={t('users')}
        entries={[
          { label: t('figure.total'), now: users.total },
          { label: t('figure.new'), now: users.new, before: previous.users.new },
          { label: t('figure.active'), now: users.active },
          { label: t('figure.families'), now: users.families },
        ]}
      />
      <FigureList
        className="md:row-span-2 xl:row-span-1"
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

type FigureListProps = { heading: string; entries: readonly FigureEntry[]; className?: string }

function FigureList({ heading, entries, className }: FigureListProps) {
  const { figure } = useFigureLabels()
  return (
    <Card as="section" className={className}>
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
