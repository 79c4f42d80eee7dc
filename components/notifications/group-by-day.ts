import type { NotificationView } from '@/lib/features/notifications/schema'
import { type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

export type NotificationDay = { date: LocalDate; items: NotificationView[] }

/** Groups notifications, newest first, by day. */
export function groupByDay(items: readonly NotificationView[], zone: string): NotificationDay[] {
  const days: NotificationDay[] = []
  for (const item of items) {
    const date = localDateAt(new Date(item.at), zone)
    const last = days.at(-1)
    if (last?.date === date) last.items.push(item)
    else days.push({ date, items: [item] })
  }
  return days
}
