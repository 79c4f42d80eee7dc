import {
  addDays,
  diffDays,
  type LocalDate,
  latestLocalDate,
  type Weekday,
  weekday,
} from '@/lib/platform/dates/local-date'

export const CHALLENGE_DAYS = 7

/** Default number of weeks in which a task counts as repeated. */
export const DEFAULT_WEEKS_BACK = 4
export const WEEKS_PER_CYCLE = 4

export type ChallengeStatus = 'inactive' | 'upcoming' | 'active' | 'completed'

export const PRINTABLES = { all: '', chart: '-chart', guide: '-guide', coloring: '-coloring' } as const
export type Printable = keyof typeof PRINTABLES

export function uploadedFileUrl(materialId: string): string {
  return `/api/v1/materials/${materialId}-file.pdf`
}

export interface ChallengeWindow {
  startDate: LocalDate
  endDate: LocalDate
}

export function getEndDate(startDate: LocalDate): LocalDate {
  return addDays(startDate, CHALLENGE_DAYS - 1)
}

export function getStatus(
  challenge: ChallengeWindow & { isActive: boolean },
  today: LocalDate,
): ChallengeStatus {
  if (!challenge.isActive) return 'inactive'
  if (today < challenge.startDate) return 'upcoming'
  return today > challenge.endDate ? 'completed' : 'active'
}

/** Returns the date of a weekday in a challenge, which may start on any weekday. */
export function getDateOfDay(challenge: Pick<ChallengeWindow, 'startDate'>, dayOfWeek: Weekday): LocalDate {
  return addDays(challenge.startDate, (dayOfWeek - weekday(challenge.startDate) + 7) % 7)
}

/** Task on a day of a challenge, with the time for which it was in the plan. */
export interface Assignment {
  assignmentId: string
  taskId: string
  date: LocalDate
  challengeId: string
  createdAt: Date
  removedAt: Date | null
}

/** Challenge with the fields that identify its cycle. */
export type ChallengeInCycle = { id: string; weekNumber: number; startDate: LocalDate }

/** Returns the first day of the challenge's cycle, which identifies the cycle. */
export function getCycleStart(challenge: { startDate: LocalDate; weekNumber: number }): LocalDate {
  return addDays(challenge.startDate, -CHALLENGE_DAYS * (challenge.weekNumber - 1))
}

/** Returns the active challenge of today; of several, the one that started last, then the one with the highest id. */
export function pickCurrentChallenge<T extends ChallengeWindow & { id: string; isActive: boolean }>(
  challenges: readonly T[],
  today: LocalDate,
): T | null {
  let current: T | null = null
  for (const challenge of challenges) {
    if (getStatus(challenge, today) !== 'active') continue
    if (!current || startsLater(challenge, current)) current = challenge
  }
  return current
}

function startsLater(
  a: { id: string; startDate: LocalDate },
  b: { id: string; startDate: LocalDate },
): boolean {
  return a.startDate === b.startDate ? a.id > b.id : a.startDate > b.startDate
}

/** Checks if a day's plan can no longer change, because the day has begun somewhere on earth. */
export function isFrozen(date: LocalDate, now: Date): boolean {
  return date <= latestLocalDate(now)
}

export function frozenDates(challenge: ChallengeWindow, now: Date): LocalDate[] {
  const frozen: LocalDate[] = []
  for (
    let date = challenge.startDate;
    date <= challenge.endDate && isFrozen(date, now);
    date = addDays(date, 1)
  ) {
    frozen.push(date)
  }
  return frozen
}

/** Checks if families may have begun the challenge, so that its dates can no longer change. */
export function hasBegun(
  challenge: ChallengeWindow & { isActive: boolean; hasCompletions: boolean },
  now: Date,
): boolean {
  return challenge.hasCompletions || (challenge.isActive && isFrozen(challenge.startDate, now))
}

/** Returns the week number that continues the cycle of another challenge; null if it starts on another weekday. */
export function getWeekNumberInCycle(
  other: { startDate: LocalDate; weekNumber: number },
  startDate: LocalDate,
): number | null {
  const weeks = diffDays(startDate, getCycleStart(other)) / CHALLENGE_DAYS
  if (!Number.isInteger(weeks)) return null
  return weeks >= 0 && weeks < WEEKS_PER_CYCLE ? weeks + 1 : 1
}

type Planned = { date: LocalDate; completed: boolean }

/** Counts the tasks that concern a family: those since it joined, and earlier ones that it completed. */
export function getOwnProgress(tasks: readonly Planned[], joinedOn: LocalDate) {
  const own = tasks.filter(({ date, completed }) => completed || date >= joinedOn)
  return { done: own.filter(({ completed }) => completed).length, total: own.length }
}
