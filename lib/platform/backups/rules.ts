import { differenceInHours } from 'date-fns'
import { addDays, type LocalDate, localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'

const RETRY_HOURS = 1
const DAY_HOURS = 24
/** Age of the newest backup from which on log and dashboard warn. */
const OVERDUE_HOURS = 36
/** Minutes in which a server notices that the time has come. */
const NOTICED_MINUTES = 15

export type Schedule = { at: string; zone: string }

export type LastRuns = {
  /** Newest run, finished or not; null when none was ever begun. */
  last: { startedAt: Date; outcome: 'success' | 'lost' | 'failed' | null } | null
  lastSuccessAt: Date | null
}

/**
 * Decides if a backup is to be made now: once for every time of the schedule. A failed one is retried after an hour; one
 * that no server made in time is made up when the newest is older than a day.
 */
export function isBackupDue({ at, zone }: Schedule, { last, lastSuccessAt }: LastRuns, now: Date): boolean {
  if (!last) return true
  const isUnfinished = last.outcome === null || last.outcome === 'failed'
  if (isUnfinished && differenceInHours(now, last.startedAt) >= RETRY_HOURS) return true
  if (slotAt(last.startedAt, { at, zone }) >= slotAt(now, { at, zone })) return false
  return minutesAfter(at, localTimeAt(now, zone)) <= NOTICED_MINUTES || isOlder(lastSuccessAt, DAY_HOURS, now)
}

/** Returns true when the newest backup is missing or too old. */
export function isOverdue(lastSuccessAt: Date | null, now: Date): boolean {
  return isOlder(lastSuccessAt, OVERDUE_HOURS, now)
}

function isOlder(moment: Date | null, hours: number, now: Date): boolean {
  return !moment || differenceInHours(now, moment) >= hours
}

/** Returns the day of the latest scheduled time up to an instant. */
function slotAt(instant: Date, { at, zone }: Schedule): LocalDate {
  const day = localDateAt(instant, zone)
  return localTimeAt(instant, zone) >= at ? day : addDays(day, -1)
}

/** Returns the minutes from one time of day to the next occurrence of another. */
function minutesAfter(from: string, to: string): number {
  return (toMinutes(to) - toMinutes(from) + 1440) % 1440
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
