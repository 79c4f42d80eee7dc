import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EmptyNotifications } from '@/components/notifications/empty-notifications'
import { NotificationList } from '@/components/notifications/notification-list'
import { ClientMessages } from '@/components/shell/client-messages'
import { getToday } from '@/lib/features/challenges/service'
import { listNotifications } from '@/lib/features/notifications/inbox/service'
import { requireFamily } from '@/lib/platform/session/require-access'

const SHOWN = 20

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications')
  return { title: t('title') }
}

export default async function NotificationsPage() {
  const actor = await requireFamily('/notifications')
  const { items, nextCursor, unread } = await listNotifications(actor, { limit: SHOWN })
  return (
    <ClientMessages namespaces={['notifications']}>
      <div className="mx-auto max-w-2xl">
        <NotificationList
          first={{ items, nextCursor }}
          unread={unread}
          today={getToday(actor)}
          timezone={actor.timezone}
          empty={<EmptyNotifications />}
        />
      </div>
    </ClientMessages>
  )
}
