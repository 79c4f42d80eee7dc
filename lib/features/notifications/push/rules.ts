import { isQuiet } from '../reminders/rules'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** News that is older, as after a stop of the server, is only on the page. */
export const LATE = HOUR

/** Lifetime of a message at the push service, for a device that is off, in seconds. */
export const SECONDS = { news: (12 * HOUR) / 1000, reminder: (4 * HOUR) / 1000 }

/** Consecutive failures after which a subscription is dropped: a day and a half of them. */
export const MOST_FAILURES = 12

/** Returns until when nothing is sent after a failure: longer each time, at most half a day. */
export function pauseAfter(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (failures - 1) * MINUTE, 12 * HOUR))
}

type QuietHours = { quietFrom: string; quietTo: string }

/** Limits how long a message waits for a device: a late one must not arrive in the quiet hours. @param time 'HH:mm' */
export function limitSeconds(seconds: number, time: string, quiet: QuietHours): number {
  if (quiet.quietFrom === quiet.quietTo || isQuiet(time, quiet)) return seconds
  const minutes = (toMinutes(quiet.quietFrom) - toMinutes(time) + 24 * 60) % (24 * 60)
  // The minute that has begun does not count.
  return Math.min(seconds, (minutes - 1) * 60)
}

function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
