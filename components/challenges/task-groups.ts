import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export type TaskGroups = Record<'today' | 'late' | 'upcoming' | 'missed' | 'completed', ChallengeTaskView[]>

/** Groups tasks by their state on a date. Tasks of a challenge that is not running are read-only. */
export function groupTasks({ status, tasks }: ChallengeView, today: LocalDate): TaskGroups {
  const groups: TaskGroups = { today: [], late: [], upcoming: [], missed: [], completed: [] }
  for (const task of tasks) {
    if (task.completed) groups.completed.push(task)
    else if (status === 'completed') groups.missed.push(task)
    else if (status !== 'active' || task.date > today) groups.upcoming.push(task)
    else groups[task.date === today ? 'today' : 'late'].push(task)
  }
  return groups
}
