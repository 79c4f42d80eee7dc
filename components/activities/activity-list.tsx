'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import type { listActivitiesContract } from '@/lib/completions/contract'
import type { ActivityView } from '@/lib/completions/schema'
import { ApiError, sendPage } from '@/lib/http/client'
import { ActivityCard } from './activity-card'
import { activityGrid } from './activity-grid'

export type ActivityListProps = { items: readonly ActivityView[]; nextCursor: string | null; limit: number }

/** The activities that came with the page, and older ones a page at a time; the focus goes to the first new one. */
export function ActivityList({ items, nextCursor, limit }: ActivityListProps) {
  const t = useTranslations('activityList')
  const errors = useTranslations('errors')
  const [older, setOlder] = useState<ActivityView[]>([])
  const [next, setNext] = useState(nextCursor)
  const [loading, setLoading] = useState(false)
  const firstNew = useRef<string | null>(null)

  const more = async () => {
    if (!next) return
    setLoading(true)
    try {
      const page = await sendPage<typeof listActivitiesContract>('/activities', { cursor: next, limit })
      firstNew.current = page.items[0]?.id ?? null
      setOlder((before) => [...before, ...page.items])
      setNext(page.nextCursor)
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
          <li key={activity.id}>
            <ActivityCard activity={activity} />
          </li>
        ))}
        {older.map((activity) => (
          <li
            key={activity.id}
            ref={focusFirstNew(activity.id)}
            tabIndex={-1}
            className="rounded-card outline-none"
          >
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
      {next ? (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={loading} onClick={more}>
            {t('showMore')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
