import type { NotificationView } from '@/lib/features/notifications/schema'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

const WEEK = 7

type NotificationGroup = {
  age: 'today' | 'yesterday' | 'week' | 'earlier'
  items: NotificationView[]
}

/** Groups notifications, newest first, by their age in the zone's days. */
export function groupByAge(
  items: readonly NotificationView[],
  zone: string,
  today: LocalDate,
): NotificationGroup[] {
  const groups: NotificationGroup[] = []
  for (const item of items) {
    const age = getAge(localDateAt(new Date(item.at), zone), today)
    const group = groups.find((one) => one.age === age)
    if (group) group.items.push(item)
    else groups.push({ age, items: [item] })
  }
  return groups
}

function getAge(day: LocalDate, today: LocalDate): NotificationGroup['age'] {
  // A page that is open since before midnight has the day before as today.
  if (day >= today) return 'today'
  if (day >= addDays(today, -1)) return 'yesterday'
  return day >= addDays(today, -WEEK) ? 'week' : 'earlier'
}
