import { addDays, diffDays, isoWeekKey, type LocalDate, monthKey } from '@/lib/platform/dates/local-date'

type Points = {
  taskOnDay: number
  taskLate: number
  /** Half of a planned task's points, rounded up. */
  swappedOnDay: number
  swappedLate: number
  allOfDay: number
  challengeComplete: number
}
export type PointReason = 'task' | 'day' | 'challenge'

/** Entry of the ledger. The entries of a key alternate between amount and reversal; `sequence` counts them from 1. */
export interface PointEntry {
  key: string
  sequence: number
  amount: number
  reason: PointReason
  /** A reversal has the day of the entry that it reverses, so that no period becomes negative. */
  localDate: LocalDate
  completionId: string
}

/** Day before any challenge. */
export const FIRST_DATE: LocalDate = '2000-01-01'

/** Version of the point rules, stored with new entries. */
export const RULE_VERSION = 1

/** Points by version: a replay uses the version that wrote an entry. */
export const POINTS_BY_VERSION: Record<number, Points> = {
  1: { taskOnDay: 10, taskLate: 5, swappedOnDay: 5, swappedLate: 3, allOfDay: 5, challengeComplete: 50 },
}

export const POINTS = getPoints(RULE_VERSION)

/** @throws Error for an unknown version */
export function getPoints(version: number): Points {
  const points = POINTS_BY_VERSION[version]
  if (!points) throw new Error(`there are no points of rule version ${version}`)
  return points
}

/** Returns a time later than all entries, because rewards depend on their order and a clock may be set back. */
export function nextEntryTime(lastEntryAt: Date | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), (lastEntryAt?.getTime() ?? 0) + 1))
}

export const REST_DAYS = { back: 2, ahead: 28, windowDays: 28, limit: 4 } as const

/** Returns the periods of a day without the season: all time, month, ISO week. */
export function getScorePeriods(date: LocalDate): ['all', string, string] {
  return ['all', monthKey(date), isoWeekKey(date)]
}

export function sumPointsByPeriod(
  entries: Iterable<Pick<PointEntry, 'amount' | 'localDate'> & { season: LocalDate }>,
): Map<string, number> {
  const points = new Map<string, number>()
  for (const { amount, localDate, season } of entries) {
    for (const period of [...getScorePeriods(localDate), season])
      points.set(period, (points.get(period) ?? 0) + amount)
  }
  return points
}

export interface StreakHistory {
  /** May include future days. */
  scheduled: Iterable<LocalDate>
  completedDates: Iterable<LocalDate>
  restDays: Iterable<LocalDate>
  today: LocalDate
}

export interface Streak {
  current: number
  best: number
}

export type StreakDay = 'done' | 'rest' | 'pending' | 'missed'

/** Returns the state of each scheduled day, in order. A day that is not over does not break the streak. */
export function streakDays(history: StreakHistory): { date: LocalDate; day: StreakDay }[] {
  const getStreakDay = createDayClassifier(history)
  return sortDates([...history.scheduled]).map((date) => ({ date, day: getStreakDay(date) }))
}

function createDayClassifier(history: StreakHistory): (date: LocalDate) => StreakDay {
  const completedDates = new Set(history.completedDates)
  const restDays = new Set(history.restDays)
  return (date) => {
    // After a move to an earlier time zone, a completed day can be tomorrow.
    if (completedDates.has(date)) return 'done'
    if (restDays.has(date)) return 'rest'
    return date < history.today ? 'missed' : 'pending'
  }
}

/** Sorts and removes duplicates only if needed, because the dates are usually sorted. */
function sortDates(dates: LocalDate[]): LocalDate[] {
  const isInOrder = dates.every((date, place) => place === 0 || (dates[place - 1] as LocalDate) < date)
  return isInOrder ? dates : [...new Set(dates)].sort()
}

/** Counts consecutive scheduled days with a completion; other days and rest days do not break the streak. */
export function countStreak(history: StreakHistory): Streak {
  let current = 0
  let best = 0
  const getStreakDay = createDayClassifier(history)
  for (const date of sortDates([...history.scheduled])) {
    const day = getStreakDay(date)
    if (day === 'done') current += 1
    if (day === 'missed') current = 0
    best = Math.max(best, current)
  }
  return { current, best }
}

export type RestDayResult = 'ok' | 'too_early' | 'too_late' | 'too_many'

type RestDayInput = { date: LocalDate; today: LocalDate; marked: readonly LocalDate[] }

/** Checks if a rest day can be marked: near today, and at most four in any 28 consecutive days. */
export function checkRestDay({ date, today, marked }: RestDayInput): RestDayResult {
  const distance = diffDays(date, today)
  if (distance < -REST_DAYS.back) return 'too_late'
  if (distance > REST_DAYS.ahead) return 'too_early'
  return restDaysAround(date, [...marked, date]) > REST_DAYS.limit ? 'too_many' : 'ok'
}

/** Returns the highest number of marked days in 28 consecutive days that include the date. */
export function restDaysAround(date: LocalDate, marked: readonly LocalDate[]): number {
  const days = [...new Set(marked)]
  const firstStart = addDays(date, 1 - REST_DAYS.windowDays)
  // The fullest window starts on a marked day; without one before the date, on the date.
  const starts = [...days, date].filter((start) => start >= firstStart && start <= date)
  const counts = starts.map((start) => {
    const end = addDays(start, REST_DAYS.windowDays - 1)
    return days.filter((day) => day >= start && day <= end).length
  })
  return Math.max(...counts)
}
