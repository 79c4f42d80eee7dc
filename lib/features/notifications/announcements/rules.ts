import { addDays, instantAt, localDateAt } from '@/lib/platform/dates/local-date'
import { isReminderTime, nextReminder } from '../reminders/rules'

/** Time of the day's announcements in the family's zone: a week's recap is ready on Sunday at noon. */
const TIME = '12:00'

/** Returns the first time of announcements after `now`. */
export function nextAnnouncement(timezone: string, now: Date): Date {
  return nextReminder(TIME, { timezone, remindedOn: null }, now)
}

/**
 * Returns the day whose announcements are due: from noon to noon, exclusive and inclusive.
 * @returns null before noon or late, as after a stop of the server
 */
export function findDay(timezone: string, now: Date): { since: Date; until: Date } | null {
  if (!isReminderTime(TIME, { timezone, remindedOn: null }, now)) return null
  const today = localDateAt(now, timezone)
  return { since: instantAt(addDays(today, -1), TIME, timezone), until: instantAt(today, TIME, timezone) }
}
