import { addDays, instantAt, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

const MINUTE = 60_000
/** A reminder that is later than this, as after a stop of the server, is not sent any more. */
const LATE = 60 * MINUTE

export type QuietHours = { quietFrom: string; quietTo: string }

/** Checks whether a time of day is in the quiet hours, which may include midnight. @param time 'HH:mm' */
export function isQuiet(time: string, { quietFrom, quietTo }: QuietHours): boolean {
  if (quietFrom <= quietTo) return quietFrom <= time && time < quietTo
  return time >= quietFrom || time < quietTo
}

type Schedule = {
  timezone: string
  /** Day of the last reminder: there is one a day. */
  remindedOn: LocalDate | null
}

/** Returns the next instant of a reminder: the first one after `now` on a day without a reminder. */
export function nextReminder(time: string, { timezone, remindedOn }: Schedule, now: Date): Date {
  const today = localDateAt(now, timezone)
  const first = remindedOn && remindedOn >= today ? addDays(remindedOn, 1) : today
  const instant = instantAt(first, time, timezone)
  return instant > now ? instant : instantAt(addDays(first, 1), time, timezone)
}

/** Checks whether it is time for the reminder of the day. */
export function isReminderTime(time: string, { timezone, remindedOn }: Schedule, now: Date): boolean {
  const today = localDateAt(now, timezone)
  if (remindedOn && remindedOn >= today) return false
  const late = now.getTime() - instantAt(today, time, timezone).getTime()
  return late >= 0 && late < LATE
}
