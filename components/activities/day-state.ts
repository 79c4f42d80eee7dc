import type { LeafState } from '@/components/art/week-path'
import type { ChallengeTaskView } from '@/lib/features/challenges/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'

type Day = {
  date: LocalDate
  tasks: readonly Pick<ChallengeTaskView, 'completed'>[]
  today: LocalDate
  resting: boolean
}

/** Returns the state of a day's leaf; a missed day can still be completed while the week runs. */
export function dayState({ date, tasks, today, resting }: Day): LeafState {
  if (tasks.some((task) => task.completed)) return 'done'
  if (tasks.length === 0) return 'empty'
  if (resting) return 'rest'
  if (date === today) return 'today'
  return date < today ? 'late' : 'future'
}
