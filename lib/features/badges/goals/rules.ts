import type { BadgeRule } from '../rules'
import type { BadgeView } from '../schema'

type GoalState = { tasksDone: number; streak: number; follows: number }

/** Progress towards a badge, with `done` below `needed`. */
export type GoalProgress = { unit: 'tasks' | 'days' | 'follows'; done: number; needed: number }

export type BadgeGoal = GoalProgress & { badge: BadgeView }

/** Returns the progress towards a badge, or null for a rule without a count. */
export function measureGoal(rule: BadgeRule, state: GoalState): GoalProgress | null {
  switch (rule.type) {
    case 'first_photo':
      return limitGoal('tasks', state.tasksDone, 1)
    case 'tasks':
      return limitGoal('tasks', state.tasksDone, rule.count)
    case 'streak':
      return limitGoal('days', state.streak, rule.count)
    case 'follows':
      return limitGoal('follows', state.follows, rule.count)
    case 'challenge_complete':
    case 'cycle':
      return null
  }
}

/** Never shows an unearned badge as done. */
function limitGoal(unit: GoalProgress['unit'], done: number, needed: number): GoalProgress {
  return { unit, done: Math.min(done, needed - 1), needed }
}
