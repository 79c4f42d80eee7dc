import { addDays, instantAt, localDateAt } from '@/lib/platform/dates/local-date'
import { MAX_DELAY_MS, nextReminder } from '../reminders/rules'

/** Time of the day's announcements in the family's zone: a week's recap is ready on Sunday at noon. */
const TIME = '12:00'

/** Returns the first time of announcements after `now`. */
export function nextAnnouncement(timezone: string, now: Date): Date {
  return nextReminder(TIME, { timezone, remindedOn: null }, now)
}

/**
 * Returns the day whose announcements are due: from noon to noon, exclusive and inclusive.
 * @param dueAt noon in the family's zone, or in the one before a move
 * @returns null before noon or late, as after a stop of the server
 */
export function findDay(timezone: string, dueAt: Date, now: Date): { since: Date; until: Date } | null {
  const today = localDateAt(now, timezone)
  const until = instantAt(today, TIME, timezone)
  const late = now.getTime() - Math.max(dueAt.getTime(), until.getTime())
  if (now < until || late >= MAX_DELAY_MS) return null
  return { since: instantAt(addDays(today, -1), TIME, timezone), until }
}
