import { differenceInHours } from 'date-fns'
import { addDays, type LocalDate, localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'

const RETRY_HOURS = 1
const DAY_HOURS = 24
const OVERDUE_HOURS = 36
const NOTICED_MINUTES = 15

export type Schedule = { at: string; zone: string }

export type LastRuns = {
  /** Newest run, even unfinished. */
  last: { startedAt: Date; outcome: 'success' | 'lost' | 'failed' | null } | null
  lastSuccessAt: Date | null
}

/** Checks if a backup is due: at each scheduled time, an hour after a failure, or a day after the newest. */
export function isBackupDue({ at, zone }: Schedule, { last, lastSuccessAt }: LastRuns, now: Date): boolean {
  if (!last) return true
  const isUnfinished = last.outcome === null || last.outcome === 'failed'
  if (isUnfinished && differenceInHours(now, last.startedAt) >= RETRY_HOURS) return true
  if (slotAt(last.startedAt, { at, zone }) >= slotAt(now, { at, zone })) return false
  return minutesAfter(at, localTimeAt(now, zone)) <= NOTICED_MINUTES || isOlder(lastSuccessAt, DAY_HOURS, now)
}

/** `outcome` is null before the first run has ended. */
export type BackupState = {
  outcome: 'success' | 'lost' | 'failed' | null
  copyOutcome: 'success' | 'failed' | null
  isOverdue: boolean
}

/** Returns the most serious problem. */
export function findBackupProblem({ outcome, copyOutcome, isOverdue: overdue }: BackupState) {
  if (outcome === null) return 'missing'
  if (outcome === 'failed') return 'failed'
  if (overdue) return 'overdue'
  if (outcome === 'lost') return 'lost'
  return copyOutcome === 'failed' ? 'copyFailed' : null
}

export function isOverdue(lastSuccessAt: Date | null, now: Date): boolean {
  return isOlder(lastSuccessAt, OVERDUE_HOURS, now)
}

function isOlder(moment: Date | null, hours: number, now: Date): boolean {
  return !moment || differenceInHours(now, moment) >= hours
}

function slotAt(instant: Date, { at, zone }: Schedule): LocalDate {
  const day = localDateAt(instant, zone)
  return localTimeAt(instant, zone) >= at ? day : addDays(day, -1)
}

function minutesAfter(from: string, to: string): number {
  return (toMinutes(to) - toMinutes(from) + 1440) % 1440
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
