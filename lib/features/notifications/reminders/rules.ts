import { MINUTE_MS } from '@/lib/platform/dates/durations'
import { addDays, instantAt, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

/** Later ones, as after a stop of the server, are not sent. */
export const MAX_DELAY_MS = 60 * MINUTE_MS

export type QuietHours = { quietFrom: string; quietTo: string }

/**
 * Checks for quiet hours, which may include midnight.
 * @param time 'HH:mm'
 */
export function isQuiet(time: string, { quietFrom, quietTo }: QuietHours): boolean {
  if (quietFrom <= quietTo) return quietFrom <= time && time < quietTo
  return time >= quietFrom || time < quietTo
}

type Schedule = {
  timezone: string
  /** One a day. */
  remindedOn: LocalDate | null
}

/** Returns the first reminder time after `now` on a day without one. */
export function nextReminder(time: string, { timezone, remindedOn }: Schedule, now: Date): Date {
  const today = localDateAt(now, timezone)
  const first = remindedOn && remindedOn >= today ? addDays(remindedOn, 1) : today
  const instant = instantAt(first, time, timezone)
  return instant > now ? instant : instantAt(addDays(first, 1), time, timezone)
}

/** Checks if the reminder is due. */
export function isReminderTime(time: string, { timezone, remindedOn }: Schedule, now: Date): boolean {
  const today = localDateAt(now, timezone)
  if (remindedOn && remindedOn >= today) return false
  const late = now.getTime() - instantAt(today, time, timezone).getTime()
  return late >= 0 && late < MAX_DELAY_MS
}
