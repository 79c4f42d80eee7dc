import { WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export type WeekNumber = 1 | 2 | 3 | 4

export type WeeklyRule = { type: 'challenge_complete'; weekNumber?: WeekNumber }

/** With `from`, only what happened since that day counts. */
export type SpecialRule = { from?: LocalDate } & (
  | { type: 'first_photo' }
  | { type: 'streak'; count: number }
  | { type: 'tasks'; count: number }
  | { type: 'follows'; count: number }
)

export type MonthlyRule = { type: 'cycle' }

export type BadgeRule = WeeklyRule | SpecialRule | MonthlyRule

/** Summary of a family since the rule's `from`. */
export interface FamilySummary {
  tasksDone: number
  streak: { current: number; best: number }
  follows: number
  completedChallenge?: { id: string; weekNumber: number } | undefined
  cycleStart?: LocalDate
  petals?: readonly { part: number; earned: boolean }[]
}

/** Badge that a family earned, once per occasion. */
export type EarnedBadge = { badgeId: string; occasion: string; completionId: string | null; earnedAt: Date }

export function isQualified(rule: BadgeRule, summary: FamilySummary): boolean {
  switch (rule.type) {
    case 'challenge_complete':
      return (
        summary.completedChallenge !== undefined &&
        (rule.weekNumber === undefined || rule.weekNumber === summary.completedChallenge.weekNumber)
      )
    case 'cycle':
      return hasAllPetals(summary.petals ?? [])
    case 'first_photo':
      return summary.tasksDone >= 1
    case 'streak':
      // The best streak counts too, so a badge created later still reaches families that had such a streak.
      return Math.max(summary.streak.current, summary.streak.best) >= rule.count
    case 'tasks':
      return summary.tasksDone >= rule.count
    case 'follows':
      return summary.follows >= rule.count
  }
}

/** Checks for all four petals of a monthly badge. */
export function hasAllPetals(petals: readonly { part: number; earned: boolean }[]): boolean {
  const earnedParts = new Set(petals.filter((petal) => petal.earned).map((petal) => petal.part))
  for (let part = 1; part <= WEEKS_PER_CYCLE; part += 1) if (!earnedParts.has(part)) return false
  return true
}

/** Lists the occasions on which a completion of this challenge can have earned a badge. */
export function listOccasions(challengeId: string, cycleStart: LocalDate): string[] {
  return ['once', `challenge:${challengeId}`, `cycle:${cycleStart}`]
}

/**
 * Returns the occasion of a badge, or null without one. It is unique per family and badge, so that no retry grants
 * it twice.
 */
export function toOccasion(
  rule: BadgeRule,
  summary: Pick<FamilySummary, 'completedChallenge' | 'cycleStart'>,
): string | null {
  switch (rule.type) {
    case 'challenge_complete':
      return summary.completedChallenge ? `challenge:${summary.completedChallenge.id}` : null
    case 'cycle':
      return summary.cycleStart ? `cycle:${summary.cycleStart}` : null
    default:
      return 'once'
  }
}

/** Number of different tasks that earn a petal. */
export const PETAL_TASKS = 5

/** Petal of the monthly badge; `part` is the week number of its challenge in the cycle. */
export interface Petal {
  part: number
  done: number
  needed: number
  earned: boolean
}

/** Returns the four petals of a cycle. Of challenges with the same week number, the one with most tasks counts. */
export function computePetals(
  cycle: readonly { id: string; weekNumber: number }[],
  completions: readonly { challengeId: string; taskId: string }[],
): Petal[] {
  const countTasks = (challengeId: string) =>
    new Set(completions.filter((one) => one.challengeId === challengeId).map(({ taskId }) => taskId)).size
  return Array.from({ length: WEEKS_PER_CYCLE }, (_, index) => {
    const part = index + 1
    const counts = cycle.filter(({ weekNumber }) => weekNumber === part).map(({ id }) => countTasks(id))
    const done = Math.max(0, ...counts)
    return { part, done, needed: PETAL_TASKS, earned: done >= PETAL_TASKS }
  })
}

/** Returns the newly earned petal with all earned ones, or null without a new one. */
export function findNewPetal(before: readonly Petal[], after: readonly Petal[]) {
  const listEarnedParts = (petals: readonly Petal[]) =>
    petals.flatMap(({ part, earned }) => (earned ? [part] : []))
  const earnedParts = listEarnedParts(after)
  const earnedPartsBefore = listEarnedParts(before)
  const part = earnedParts.find((one) => !earnedPartsBefore.includes(one))
  return part ? { part, earned: earnedParts } : null
}
