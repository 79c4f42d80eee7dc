import type { LeafState } from '@/components/art/week-path'
import type { ChallengeTaskView } from '@/lib/challenges/schema'
import type { LocalDate } from '@/lib/dates/local-date'

type Day = {
  date: LocalDate
  tasks: readonly Pick<ChallengeTaskView, 'completed'>[]
  today: LocalDate
  resting: boolean
}

/** How the leaf of a day of the running week looks; what passed without a photo can still be done while the week runs. */
export function dayState({ date, tasks, today, resting }: Day): LeafState {
  if (tasks.some((task) => task.completed)) return 'done'
  if (tasks.length === 0) return 'empty'
  if (resting) return 'rest'
  if (date === today) return 'today'
  return date < today ? 'late' : 'future'
}
