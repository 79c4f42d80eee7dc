import { WEEKS_PER_CYCLE } from '@/lib/challenges/rules'
import type { LocalDate } from '@/lib/dates/local-date'

export type WeekNumber = 1 | 2 | 3 | 4

export type WeeklyRule = { type: 'challenge_complete'; weekNumber?: WeekNumber }

/** With `from`, only facts from that day on count. */
export type SpecialRule = { from?: LocalDate } & (
  | { type: 'first_photo' }
  | { type: 'streak'; count: number }
  | { type: 'tasks'; count: number }
  | { type: 'follows'; count: number }
)

export type MonthlyRule = { type: 'cycle' }

export type BadgeRule = WeeklyRule | SpecialRule | MonthlyRule

/** What is true of a family; whoever gathers it leaves out what is older than the rule's `from`. */
export interface BadgeFacts {
  /** Completions that stand; each of them has a photo. */
  tasksDone: number
  streak: { current: number; best: number }
  /** Families that it follows. */
  follows: number
  /** The challenge that has just been, or is, complete. */
  completedChallenge?: { id: string; weekNumber: number }
  /** The cycle looked at, and its four parts. */
  cycleStart?: LocalDate
  cycleParts?: readonly { part: number; earned: boolean }[]
}

/** Whether the facts earn the badge. */
export function qualifies(rule: BadgeRule, facts: BadgeFacts): boolean {
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
      // The best one, so that a badge made later is given to those who got that far before.
      return Math.max(facts.streak.current, facts.streak.best) >= rule.count
    case 'tasks':
      return facts.tasksDone >= rule.count
    case 'follows':
      return facts.follows >= rule.count
  }
}

/** Whether all four parts of a monthly badge are there. */
export function cycleComplete(parts: readonly { part: number; earned: boolean }[]): boolean {
  const earned = new Set(parts.filter((part) => part.earned).map((part) => part.part))
  for (let part = 1; part <= WEEKS_PER_CYCLE; part += 1) if (!earned.has(part)) return false
  return true
}

/** The occasions on which completing tasks of one challenge can earn badges. */
export function listOccasions(challengeId: string, cycleStart: LocalDate): string[] {
  return ['once', `challenge:${challengeId}`, `cycle:${cycleStart}`]
}

/**
 * What the badge is given for: family, badge and this key are unique together, so no retry gives it twice. A weekly
 * badge can come again with another challenge, a monthly one with another cycle. Null when the facts lack the occasion.
 */
export function occasionKey(
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
