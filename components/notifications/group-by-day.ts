import type { NotificationView } from '@/lib/features/notifications/schema'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

const DAYS = 7

/** Null for everything before the last days. */
export type NotificationGroup = { date: LocalDate | null; items: NotificationView[] }

/** Groups notifications, newest first, by day, and those older than 7 days together. */
export function groupByDay(
  items: readonly NotificationView[],
  zone: string,
  today: LocalDate,
): NotificationGroup[] {
  const oldest = addDays(today, -DAYS)
  const groups: NotificationGroup[] = []
  for (const item of items) {
    const day = localDateAt(new Date(item.at), zone)
    const date = day < oldest ? null : day
    const last = groups.at(-1)
    if (last?.date === date) last.items.push(item)
    else groups.push({ date, items: [item] })
  }
  return groups
}
