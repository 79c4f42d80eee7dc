import { HOUR_MS, MINUTE_MS } from '@/lib/platform/dates/durations'
import { isQuiet } from '../reminders/rules'

/** Older notifications, as after a stop of the server, are only on the page. */
export const MAX_DELAY_MS = HOUR_MS

/** Time to live at the push service or in the mail queue, in seconds. */
export const LIFETIME_SECONDS = { notification: (12 * HOUR_MS) / 1000, reminder: (4 * HOUR_MS) / 1000 }

/** Consecutive failures, a day and a half, until a subscription is dropped. */
export const MAX_FAILURES = 12

/** Returns until when a failing device gets nothing: longer after each failure, at most half a day. */
export function pauseAfter(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (failures - 1) * MINUTE_MS, 12 * HOUR_MS))
}

type QuietHours = { quietFrom: string; quietTo: string }

/**
 * Limits a message's time to live: a late one must not arrive in the quiet hours.
 * @param time 'HH:mm'
 */
export function limitSeconds(seconds: number, time: string, quiet: QuietHours): number {
  if (quiet.quietFrom === quiet.quietTo || isQuiet(time, quiet)) return seconds
  const minutes = (toMinutes(quiet.quietFrom) - toMinutes(time) + 24 * 60) % (24 * 60)
  // Without the minute that has begun.
  return Math.min(seconds, (minutes - 1) * 60)
}

function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
