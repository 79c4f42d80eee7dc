import { isQuiet } from '@/lib/features/notifications/reminders/rules'

/** Times of a day, every half hour. */
export const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const [hour, minute] = [Math.floor(half / 2), half % 2 === 0 ? '00' : '30']
  return `${String(hour).padStart(2, '0')}:${minute}`
})

/** Adds a time that another client has chosen. */
export const withTime = (times: readonly string[], time: string | null) =>
  time === null || times.includes(time) ? [...times] : [...times, time].sort()

type QuietHours = { quietFrom: string; quietTo: string }

/** Lists a reminder's possible times. */
export function listReminderTimes(quiet: QuietHours, chosen: string | null): string[] {
  const times = HALF_HOURS.filter((time) => !isQuiet(time, quiet))
  return withTime(times, chosen && !isQuiet(chosen, quiet) ? chosen : null)
}
