'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import type { listActivitiesContract } from '@/lib/features/completions/contract'
import type { ActivityView } from '@/lib/features/completions/schema'
import { ApiError, sendPage } from '@/lib/platform/http/client'
import { ActivityCard } from './activity-card'
import { activityGrid } from './activity-grid'

export type ActivityListProps = { items: readonly ActivityView[]; nextCursor: string | null; limit: number }

type Older = { after: string | null; items: ActivityView[]; next: string | null }

/** Shows the first page and loads older ones; focuses the first new card. */
export function ActivityList({ items, nextCursor, limit }: ActivityListProps) {
  const t = useTranslations('activityList')
  const errors = useTranslations('errors')
  const [loaded, setLoaded] = useState<Older>({ after: nextCursor, items: [], next: nextCursor })
  const [loading, setLoading] = useState(false)
  const firstNew = useRef<string | null>(null)
  // After a new completion, kept older pages would lack the moved items.
  const older = loaded.after === nextCursor ? loaded : { after: nextCursor, items: [], next: nextCursor }

  const more = async () => {
    if (!older.next) return
    setLoading(true)
    try {
      const page = await sendPage<typeof listActivitiesContract>('/activities', { cursor: older.next, limit })
      firstNew.current = page.items[0]?.id ?? null
      setLoaded({ ...older, items: [...older.items, ...page.items], next: page.nextCursor })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
    } finally {
      setLoading(false)
    }
  }

  const focusFirstNew = (id: string) => (item: HTMLLIElement | null) => {
    if (!item || firstNew.current !== id) return
    firstNew.current = null
    item.focus({ preventScroll: true })
  }

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
            ref={focusFirstNew(activity.id)}
            tabIndex={-1}
          />
        ))}
      </ul>
      {older.next ? (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={loading} onClick={more}>
            {t('showMore')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
