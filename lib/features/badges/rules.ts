import { WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export type WeekNumber = 1 | 2 | 3 | 4

export type WeeklyRule = { type: 'challenge_complete'; weekNumber?: WeekNumber }

/** With `from`, only facts since that day count. */
export type SpecialRule = { from?: LocalDate } & (
  | { type: 'first_photo' }
  | { type: 'streak'; count: number }
  | { type: 'tasks'; count: number }
  | { type: 'follows'; count: number }
)

export type MonthlyRule = { type: 'cycle' }

export type BadgeRule = WeeklyRule | SpecialRule | MonthlyRule

/** Facts of a family, since the rule's `from`. */
export interface BadgeFacts {
  tasksDone: number
  streak: { current: number; best: number }
  follows: number
  completedChallenge?: { id: string; weekNumber: number }
  cycleStart?: LocalDate
  cycleParts?: readonly { part: number; earned: boolean }[]
}

/** Checks if the facts earn the badge. */
export function isQualified(rule: BadgeRule, facts: BadgeFacts): boolean {
  switch (rule.type) {
    case 'challenge_complete':
      return (
        facts.completedChallenge !== undefined &&
        (rule.weekNumber === undefined || rule.weekNumber === facts.completedChallenge.weekNumber)
      )
    case 'cycle':
      return cycleComplete(facts.cycleParts ?? [])
    case 'first_photo':
      return facts.tasksDone >= 1
    case 'streak':
      // The best streak counts too, so a badge created later still reaches families that had such a streak.
      return Math.max(facts.streak.current, facts.streak.best) >= rule.count
    case 'tasks':
      return facts.tasksDone >= rule.count
    case 'follows':
      return facts.follows >= rule.count
  }
}

/** Checks for all four parts of a monthly badge. */
export function cycleComplete(parts: readonly { part: number; earned: boolean }[]): boolean {
  const earned = new Set(parts.filter((part) => part.earned).map((part) => part.part))
  for (let part = 1; part <= WEEKS_PER_CYCLE; part += 1) if (!earned.has(part)) return false
  return true
}

/** Lists the award keys (`occasion`) that a completion of this challenge can have created. */
export function listOccasions(challengeId: string, cycleStart: LocalDate): string[] {
  return ['once', `challenge:${challengeId}`, `cycle:${cycleStart}`]
}

/**
 * Returns an award's occasion, unique per family and badge, so that no retry awards it twice. A weekly badge repeats
 * with another challenge, a monthly one with another cycle.
 */
export function toAwardKey(
  rule: BadgeRule,
  facts: Pick<BadgeFacts, 'completedChallenge' | 'cycleStart'>,
): string | null {
  switch (rule.type) {
    case 'challenge_complete':
      return facts.completedChallenge ? `challenge:${facts.completedChallenge.id}` : null
    case 'cycle':
      return facts.cycleStart ? `cycle:${facts.cycleStart}` : null
    default:
      return 'once'
  }
}
