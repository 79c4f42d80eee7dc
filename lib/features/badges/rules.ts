import { WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export type WeekNumber = 1 | 2 | 3 | 4

export type WeeklyRule = { type: 'challenge_complete'; weekNumber?: WeekNumber }

/** With `from`, only what happened since that day count. */
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
  completedChallenge?: { id: string; weekNumber: number }
  cycleStart?: LocalDate
  petals?: readonly { part: number; earned: boolean }[]
}

/** Badge that a family earned; `key` makes it unique. */
export type Award = { badgeId: string; key: string; completionId: string | null; earnedAt: Date }

/** Checks if a family earns the badge. */
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
  const earned = new Set(petals.filter((petal) => petal.earned).map((petal) => petal.part))
  for (let part = 1; part <= WEEKS_PER_CYCLE; part += 1) if (!earned.has(part)) return false
  return true
}

/** Lists the award keys that a completion of this challenge can have created. */
export function listAwardKeys(challengeId: string, cycleStart: LocalDate): string[] {
  return ['once', `challenge:${challengeId}`, `cycle:${cycleStart}`]
}

/**
 * Returns an award's key, unique per family and badge, so that no retry awards it twice. A weekly badge repeats
 * with another challenge, a monthly one with another cycle.
 */
export function toAwardKey(
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
