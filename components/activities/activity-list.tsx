'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { listActivitiesContract } from '@/lib/features/completions/contract'
import type { ActivityView } from '@/lib/features/completions/schema'
import { sendPage } from '@/lib/platform/http/client'
import { ActivityCard } from './activity-card'
import { activityGrid } from './activity-grid'
import { useOlderPages } from './use-older-pages'

export type ActivityListProps = { items: readonly ActivityView[]; nextCursor: string | null; limit: number }

/** Shows the first page and loads older ones. */
export function ActivityList({ items, nextCursor, limit }: ActivityListProps) {
  const t = useTranslations('activityList')
  const older = useOlderPages(nextCursor, (cursor) =>
    sendPage<typeof listActivitiesContract>('/activities', { cursor, limit }),
  )
  return (
    <>
      <ul className={activityGrid}>
        {items.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
        {older.items.map((activity) => (
          <ActivityCard
            key={activity.id}
            activity={activity}
            ref={older.focusFirstNew(activity.id)}
            tabIndex={-1}
          />
        ))}
      </ul>
      {older.hasMore ? (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={older.loading} onClick={older.more}>
            {t('showMore')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
