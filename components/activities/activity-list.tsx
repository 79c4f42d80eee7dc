'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { listCompletionsContract } from '@/lib/features/completions/history/contract'
import type { CompletionView } from '@/lib/features/completions/history/schema'
import { sendPage } from '@/lib/platform/http/api-client'
import { ActivityCard } from './activity-card'
import { activityGrid } from './activity-grid'
import { useOlderPages } from './use-older-pages'

export type ActivityListProps = { items: readonly CompletionView[]; nextCursor: string | null; limit: number }

export function ActivityList({ items, nextCursor, limit }: ActivityListProps) {
  const t = useTranslations('activityList')
  const older = useOlderPages(nextCursor, (cursor) =>
    sendPage<typeof listCompletionsContract>('/activities', { cursor, limit }),
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
