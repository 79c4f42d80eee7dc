import type { LeafState } from '@/components/art/week-path'
import type { ChallengeTaskView } from '@/lib/features/challenges/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'

/** `bonus` can still be done, `past` cannot, `before` is earlier than the family's first day. */
export type DayState = 'done' | 'today' | 'bonus' | 'past' | 'before' | 'rest' | 'future' | 'empty'

type Day = {
  date: LocalDate
  tasks: readonly Pick<ChallengeTaskView, 'completed'>[]
  today: LocalDate
  joinedOn: LocalDate
  resting: boolean
  /** Earlier days can still be done. */
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

/** Draws a past open day like a future one, and one before the family's time as empty. */
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
