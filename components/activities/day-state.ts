import type { LeafState } from '@/components/art/week-path'
import type { ChallengeTaskView } from '@/lib/features/challenges/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'

/**
 * `bonus` can still be done, `past` cannot, `before` is earlier than the family's first day. None of them is a debt.
 */
export type DayState = 'done' | 'today' | 'bonus' | 'past' | 'before' | 'rest' | 'future' | 'empty'

type Day = {
  date: LocalDate
  tasks: readonly Pick<ChallengeTaskView, 'completed'>[]
  today: LocalDate
  joinedOn: LocalDate
  resting: boolean
  /** Earlier days can still be done while the challenge runs. */
  isRunning: boolean
}

export function getDayState({ date, tasks, today, joinedOn, resting, isRunning }: Day): DayState {
  if (tasks.some((task) => task.completed)) return 'done'
  if (tasks.length === 0) return 'empty'
  if (date === today && !resting) return 'today'
  if (date >= today) return resting ? 'rest' : 'future'
  if (date < joinedOn) return 'before'
  if (resting) return 'rest'
  return isRunning ? 'bonus' : 'past'
}

/** Draws an open day of the past like one to come, and one before the family's time like one without a task. */
export const DAY_LEAVES: Record<DayState, LeafState> = {
  done: 'done',
  today: 'today',
  bonus: 'future',
  past: 'future',
  before: 'empty',
  rest: 'rest',
  future: 'future',
  empty: 'empty',
}
