'use client'

import { CheckCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFirstShowing } from '@/components/lists/first-showing'
import { usePageList } from '@/components/lists/use-page-list'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type {
  listNotificationsContract,
  readNotificationsContract,
} from '@/lib/features/notifications/contract'
import type { NotificationView } from '@/lib/features/notifications/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { send, sendPage } from '@/lib/platform/http/api-client'
import { groupByAge } from './group-by-age'
import { MoreNotifications } from './more-notifications'
import { NotificationRow } from './notification-row'

const PAGE = 20

type NotificationPage = { items: NotificationView[]; nextCursor: string | null }

const fetchPage = (_of: string, cursor?: string): Promise<NotificationPage> =>
  sendPage<typeof listNotificationsContract>('/notifications', { cursor, limit: PAGE })

type NotificationListProps = {
  /** From the server render; new after a refresh. */
  first: NotificationPage
  unread: number
  today: LocalDate
  timezone: string
  empty: ReactNode
}

/** Shows notifications by age. */
export function NotificationList({ first, unread, today, timezone, empty }: NotificationListProps) {
  const t = useTranslations('notifications')
  const [list, { pages, isIncomplete, isReading, error }] = usePageList(
    'all',
    { query: 'all', pages: [first] },
    fetchPage,
  )
  const items = pages.flatMap((page) => page.items)

  // Data from the router cache predates later changes.
  const [isOld] = useState(() => !isFirstShowing(first))
  const shown = useRef(isOld ? null : first)
  const reload = useEffectEvent(() => void list.reload())
  useEffect(() => {
    if (shown.current !== first) reload()
    shown.current = first
  }, [first])

  const reading = useReadAll(items[0]?.id, unread)
  return (
    <>
      <h1 className="mb-3 sm:mb-5">{t('title')}</h1>
      {items.length === 0 ? empty : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {groupByAge(items, timezone, today).map(({ age, items: group }, index) => (
          <section key={age} aria-labelledby={`age-${age}`}>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
              <h2 id={`age-${age}`} className="text-lg text-soft">
                {t(age)}
              </h2>
              {index === 0 ? reading.control : null}
            </div>
            <Card className="overflow-hidden p-0 sm:p-0">
              <ul className="divide-y divide-line">
                {group.map((item) => (
                  <li key={item.id}>
                    <NotificationRow
                      item={item}
                      isRead={reading.isRead(item)}
                      timezone={timezone}
                      showsDate={age === 'week' || age === 'earlier'}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
      <MoreNotifications
        hasMore={isIncomplete || Boolean(pages.at(-1)?.nextCursor)}
        isLoading={isIncomplete && isReading}
        error={isIncomplete && !isReading ? error : null}
        onMore={() => void list.loadMore()}
      />
    </>
  )
}

function useReadAll(newest: string | undefined, unread: number) {
  const t = useTranslations('notifications')
  const [upTo, setUpTo] = useState('')
  const done = useRef<HTMLParagraphElement>(null)
  const read = useApiMutation(
    (id: string) =>
      send<typeof readNotificationsContract>('PUT', '/notifications/read', { body: { upTo: id } }),
    { refresh: true, onSuccess: (_, id) => setUpTo(id) },
  )
  const hasUnread = newest !== undefined && newest > upTo && (unread > 0 || upTo !== '')
  useEffect(() => {
    if (upTo !== '') done.current?.focus()
  }, [upTo])
  const control = hasUnread ? (
    <Button
      variant="link"
      size="sm"
      className="-my-2 -mr-1"
      loading={read.isPending}
      onClick={() => void read.run(newest)}
    >
      {t('readAll')}
    </Button>
  ) : upTo !== '' ? (
    <p
      ref={done}
      role="status"
      tabIndex={-1}
      className="-my-2 flex min-h-11 items-center gap-2 font-bold text-soft text-sm outline-none"
    >
      <Icon of={CheckCheck} className="size-5 text-leaf-ink" />
      {t('allRead')}
    </p>
  ) : null
  return { control, isRead: ({ id, read: isRead }: NotificationView) => isRead || id <= upTo }
}
