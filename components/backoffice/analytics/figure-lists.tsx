import { useTranslations } from 'next-intl'
import type { Analytics } from '@/lib/features/analytics/schema'
import { FigureList } from './figure-list'

/** Renders the figures that the highlights leave out: users, engagement, content. */
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
