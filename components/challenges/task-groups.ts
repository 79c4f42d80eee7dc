import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export type TaskGroups = Record<'today' | 'bonus' | 'upcoming' | 'past' | 'completed', ChallengeTaskView[]>

/** Groups tasks by state; read-only unless the challenge is running. */
export function groupTasks({ status, tasks }: ChallengeView, today: LocalDate): TaskGroups {
  const groups: TaskGroups = { today: [], bonus: [], upcoming: [], past: [], completed: [] }
  for (const task of tasks) {
    if (task.completed) groups.completed.push(task)
    else if (status === 'completed') groups.past.push(task)
    else if (status !== 'active' || task.date > today) groups.upcoming.push(task)
    else groups[task.date === today ? 'today' : 'bonus'].push(task)
  }
  return groups
}
