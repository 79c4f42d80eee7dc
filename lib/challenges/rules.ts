import {
  addDays,
  diffDays,
  type LocalDate,
  latestLocalDate,
  type Weekday,
  weekday,
} from '@/lib/dates/local-date'

export const CHALLENGE_DAYS = 7

/** In how many weeks before a challenge a task counts as repeated, unless somebody asks otherwise. */
export const WEEKS_BACK = 4
export const WEEKS_PER_CYCLE = 4

export type ChallengeStatus = 'inactive' | 'upcoming' | 'active' | 'completed'

/** What can be printed of a challenge: all of it, and its parts by the end of their file’s name. */
export const PRINTABLES = { all: '', chart: '-chart', guide: '-guide', coloring: '-coloring' } as const
export type Printable = keyof typeof PRINTABLES

/** Address of a PDF that an administrator added to a challenge. */
export function uploadedFileUrl(materialId: string): string {
  return `/api/v1/materials/${materialId}-file.pdf`
}

export interface ChallengeWindow {
  startDate: LocalDate
  endDate: LocalDate
}

/** The last day of a challenge that starts on that day. */
export function getEndDate(startDate: LocalDate): LocalDate {
  return addDays(startDate, CHALLENGE_DAYS - 1)
}

export function displayStatus(
  challenge: ChallengeWindow & { isActive: boolean },
  today: LocalDate,
): ChallengeStatus {
  if (!challenge.isActive) return 'inactive'
  if (today < challenge.startDate) return 'upcoming'
  return today > challenge.endDate ? 'completed' : 'active'
}

/** The day with that weekday inside the window, which may start on any weekday. */
export function dateOfDay(challenge: Pick<ChallengeWindow, 'startDate'>, dayOfWeek: Weekday): LocalDate {
  return addDays(challenge.startDate, (dayOfWeek - weekday(challenge.startDate) + 7) % 7)
}

/** The first day of week 1 of the four-week cycle to which the challenge belongs; it names the cycle. */
export function cycleStart(challenge: { startDate: LocalDate; weekNumber: number }): LocalDate {
  return addDays(challenge.startDate, -CHALLENGE_DAYS * (challenge.weekNumber - 1))
}

/** The active challenge whose window holds today; of several the one that started last, then the one with the last id. */
export function currentChallenge<T extends ChallengeWindow & { id: string; isActive: boolean }>(
  challenges: readonly T[],
  today: LocalDate,
): T | null {
  let current: T | null = null
  for (const challenge of challenges) {
    if (displayStatus(challenge, today) !== 'active') continue
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

/** Whether the plan of that day can no longer change: somewhere on earth a family may already be living it. */
export function isFrozen(date: LocalDate, now: Date): boolean {
  return date <= latestLocalDate(now)
}

/** The days of the window whose plan can no longer change. */
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

/** Whether families may have lived any of it: from then on its days stay where they are. */
export function hasBegun(
  challenge: ChallengeWindow & { isActive: boolean; hasCompletions: boolean },
  now: Date,
): boolean {
  return challenge.hasCompletions || (challenge.isActive && isFrozen(challenge.startDate, now))
}

/**
 * The number that keeps a week that starts on the day in the four-week cycle of another one; 1 where a new cycle
 * begins. Null when it starts on another weekday, and so belongs to no cycle of that one.
 */
export function weekNumberBeside(
  other: { startDate: LocalDate; weekNumber: number },
  startDate: LocalDate,
): number | null {
  const weeks = diffDays(startDate, cycleStart(other)) / CHALLENGE_DAYS
  if (!Number.isInteger(weeks)) return null
  return weeks >= 0 && weeks < WEEKS_PER_CYCLE ? weeks + 1 : 1
}
