import {
  addDays,
  diffDays,
  type LocalDate,
  latestLocalDate,
  type Weekday,
  weekday,
} from '@/lib/platform/dates/local-date'

export const CHALLENGE_DAYS = 7

/** Weeks in which a task counts as repeated. */
export const WEEKS_BACK = 4
export const WEEKS_PER_CYCLE = 4

export type ChallengeStatus = 'inactive' | 'upcoming' | 'active' | 'completed'

/** Printable parts with their file suffix. */
export const PRINTABLES = { all: '', chart: '-chart', guide: '-guide', coloring: '-coloring' } as const
export type Printable = keyof typeof PRINTABLES

/** Returns the URL of an uploaded PDF. */
export function uploadedFileUrl(materialId: string): string {
  return `/api/v1/materials/${materialId}-file.pdf`
}

export interface ChallengeWindow {
  startDate: LocalDate
  endDate: LocalDate
}

/** Returns a challenge's last day. */
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

/** Returns a weekday's date in a window from any weekday. */
export function getDateOfDay(challenge: Pick<ChallengeWindow, 'startDate'>, dayOfWeek: Weekday): LocalDate {
  return addDays(challenge.startDate, (dayOfWeek - weekday(challenge.startDate) + 7) % 7)
}
/** Challenge as a week of its cycle. */
export type CycleWeek = { id: string; weekNumber: number; startDate: LocalDate }

/** Returns the cycle's first day, which identifies it. */
export function getCycleStart(challenge: { startDate: LocalDate; weekNumber: number }): LocalDate {
  return addDays(challenge.startDate, -CHALLENGE_DAYS * (challenge.weekNumber - 1))
}

/** Returns today's active challenge; of several the last started, then the last id's. */
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

/** Checks if a plan is final: the day has begun somewhere on earth. */
export function isFrozen(date: LocalDate, now: Date): boolean {
  return date <= latestLocalDate(now)
}

/** Returns the window's days with a final plan. */
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

/** Checks if families may have begun, which fixes its days. */
export function hasBegun(
  challenge: ChallengeWindow & { isActive: boolean; hasCompletions: boolean },
  now: Date,
): boolean {
  return challenge.hasCompletions || (challenge.isActive && isFrozen(challenge.startDate, now))
}

/** Returns the week number that keeps another challenge's cycle; null on another weekday. */
export function getWeekNumberInCycle(
  other: { startDate: LocalDate; weekNumber: number },
  startDate: LocalDate,
): number | null {
  const weeks = diffDays(startDate, getCycleStart(other)) / CHALLENGE_DAYS
  if (!Number.isInteger(weeks)) return null
  return weeks >= 0 && weeks < WEEKS_PER_CYCLE ? weeks + 1 : 1
}

type Planned = { date: LocalDate; completed: boolean }

/** Counts a family's tasks and days since its first day, and earlier ones that it did. */
export function getOwnProgress(tasks: readonly Planned[], joinedOn: LocalDate) {
  const own = tasks.filter(({ date, completed }) => completed || date >= joinedOn)
  return {
    done: own.filter(({ completed }) => completed).length,
    total: own.length,
    days: new Set(own.map(({ date }) => date)).size,
  }
}
