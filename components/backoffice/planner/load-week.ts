import type { getChallengeContract } from '@/lib/features/challenges/contract'
import type { listUnusedTasksContract } from '@/lib/features/challenges/plan/contract'
import { frozenDates } from '@/lib/features/challenges/rules'
import type { listTasksContract } from '@/lib/features/tasks/contract'
import type { Task } from '@/lib/features/tasks/schema'
import { addDays, type LocalDate, type Weekday, weekday } from '@/lib/platform/dates/local-date'
import { send, sendAllPages } from '@/lib/platform/http/api-client'
import { loadSource } from '../challenges/challenge-requests'
import { toWeekPlan, WEEKDAYS, type WeekPlan } from './week-plan'

export type Week = {
  id: string
  version: number
  weekNumber: number
  startDate: LocalDate
  endDate: LocalDate
  /** In the challenge's order, from any weekday. */
  days: readonly { day: Weekday; date: LocalDate }[]
  /** Not started by any family. */
  editable: readonly Weekday[]
  plan: WeekPlan
  tasks: readonly Task[]
  byId: ReadonlyMap<string, Task>
}

/**
 * Loads the planner's data.
 * @throws ApiError
 */
export async function loadWeek(id: string): Promise<Week> {
  const [challenge, source, tasks] = await Promise.all([
    send<typeof getChallengeContract>('GET', '/challenges/{id}', { params: { id } }),
    loadSource(id),
    sendAllPages<typeof listTasksContract>('/tasks'),
  ])
  const { version, weekNumber, startDate, endDate, taskAssignments } = challenge
  const days = WEEKDAYS.map((_, index) => {
    const date = addDays(startDate, index)
    return { day: weekday(date), date }
  })
  // Until the challenge has begun, even past days stay editable.
  const frozen = source.hasBegun ? frozenDates(challenge, new Date()) : []
  const editable = days.filter(({ date }) => !frozen.includes(date)).map(({ day }) => day)
  const byId = new Map([...taskAssignments.map(({ task }) => task), ...tasks].map((task) => [task.id, task]))
  const plan = toWeekPlan(taskAssignments)
  // The server sorts by the base text, possibly of the other language.
  const byName = tasks.sort((a, b) => a.name.localeCompare(b.name))
  return { id, version, weekNumber, startDate, endDate, days, editable, plan, tasks: byName, byId }
}

/** Loads the ids of tasks without a recent week. */
export async function loadUnusedTasks(weeksBack: number): Promise<ReadonlySet<string>> {
  const tasks = await send<typeof listUnusedTasksContract>('GET', '/challenges/unused-tasks', {
    query: { weeksBack },
  })
  return new Set(tasks.map(({ id }) => id))
}
