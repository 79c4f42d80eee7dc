'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { lazily } from '@/components/ui/lazily'
import type { listActivitiesContract } from '@/lib/completions/contract'
import type { ActivityView } from '@/lib/completions/schema'
import { ApiError, sendPage } from '@/lib/http/client'
import { activityGrid } from './activity-grid'

const ActivityCard = lazily(() => import('./activity-card').then((module) => module.ActivityCard))

/** Older activities, a page at a time; the focus goes to the first new one. */
export function MoreActivities({ cursor, limit }: { cursor: string; limit: number }) {
  const t = useTranslations('myActivities')
  const errors = useTranslations('errors')
  const [items, setItems] = useState<ActivityView[]>([])
  const [next, setNext] = useState<string | null>(cursor)
  const [loading, setLoading] = useState(false)
  const firstNew = useRef<string | null>(null)

  const more = async () => {
    if (!next) return
    setLoading(true)
    try {
      const page = await sendPage<typeof listActivitiesContract>('/activities', { cursor: next, limit })
      firstNew.current = page.items[0]?.id ?? null
      setItems((before) => [...before, ...page.items])
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
      {items.length > 0 ? (
        <ul className={`${activityGrid} mt-3 sm:mt-4 md:mt-5`}>
          {items.map((activity) => (
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
      ) : null}
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
