import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { NotificationView } from '@/lib/features/notifications/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { localTimeAt } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'
import { KindIcon } from './kind-icon'
import { NotificationText } from './notification-text'

type NotificationRowProps = {
  item: NotificationView
  isRead: boolean
  timezone: string
  showsDate: boolean
}

export function NotificationRow({ item, isRead, timezone, showsDate }: NotificationRowProps) {
  const t = useTranslations('notifications')
  const { kind, family, text, senderName, path, at } = item
  const instant = new Date(at)
  return (
    <Link
      href={path}
      prefetch={false}
      className="flex min-h-16 items-center gap-3.5 px-4 py-3 transition-colors duration-200 hover:bg-leaf-tint focus-visible:-outline-offset-3 sm:px-5"
    >
      <KindIcon kind={kind} family={family} />
      <span className="min-w-0 flex-1">
        {isRead ? null : <span className="sr-only">{t('new')}: </span>}
        <span
          className={cn(
            'block text-pretty',
            isRead ? '[&_b]:font-semibold' : 'font-bold [&_b]:font-extrabold',
          )}
        >
          <NotificationText text={text} senderName={senderName} />
        </span>
        <time dateTime={at} className="block text-soft text-sm">
          {showsDate ? formatDateTime(instant, timezone) : localTimeAt(instant, timezone)}
        </time>
      </span>
      {isRead ? null : (
        <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-leaf forced-colors:bg-[Highlight]" />
      )}
    </Link>
  )
}
