import type { Weekday } from '@/lib/platform/dates/local-date'

/** Ordered task ids per weekday. */
export type WeekPlan = Readonly<Record<Weekday, readonly string[]>>

export type Assignment = { taskId: string; dayOfWeek: number; orderInDay: number }

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

export const EMPTY_PLAN: WeekPlan = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }

export function toWeekPlan(assignments: readonly Assignment[]): WeekPlan {
  const inOrder = [...assignments].sort((a, b) => a.orderInDay - b.orderInDay)
  return replaceDays(EMPTY_PLAN, WEEKDAYS, (day) =>
    inOrder.filter(({ dayOfWeek }) => dayOfWeek === day).map(({ taskId }) => taskId),
  )
}

export function toAssignments(plan: WeekPlan): Assignment[] {
  return WEEKDAYS.flatMap((dayOfWeek) =>
    plan[dayOfWeek].map((taskId, index) => ({ taskId, dayOfWeek, orderInDay: index + 1 })),
  )
}

export function countTasks(plan: WeekPlan): number {
  return WEEKDAYS.reduce((sum, day) => sum + plan[day].length, 0)
}

export function isSamePlan(a: WeekPlan, b: WeekPlan): boolean {
  return WEEKDAYS.every((day) => isSameList(a[day], b[day]))
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}

export function findDays(plan: WeekPlan, taskId: string): Weekday[] {
  return WEEKDAYS.filter((day) => plan[day].includes(taskId))
}

export function replaceDays(
  plan: WeekPlan,
  days: readonly Weekday[],
  getTasks: (day: Weekday) => readonly string[],
): WeekPlan {
  return { ...plan, ...Object.fromEntries(days.map((day) => [day, getTasks(day)])) }
}

/** Adds a task to a day, by default last. */
export function insertTask(plan: WeekPlan, taskId: string, day: Weekday, index = plan[day].length): WeekPlan {
  return replaceDays(plan, [day], () => [...plan[day].slice(0, index), taskId, ...plan[day].slice(index)])
}

export function removeTask(plan: WeekPlan, taskId: string, day: Weekday): WeekPlan {
  return replaceDays(plan, [day], () => plan[day].filter((id) => id !== taskId))
}

/**
 * Returns the plan with one task on each given day, without tasks of other days.
 * @param days in the week's order; their tasks are replaced
 */
export function fillDays(plan: WeekPlan, days: readonly Weekday[], taskIds: readonly string[]): WeekPlan {
  const others = replaceDays(plan, days, () => [])
  const fresh = [...new Set(taskIds)].filter((id) => findDays(others, id).length === 0)
  return replaceDays(plan, days, (day) => fresh.slice(days.indexOf(day)).slice(0, 1))
}

type DayDifference = {
  day: Weekday
  onlyMine: readonly string[]
  onlyTheirs: readonly string[]
  reordered: boolean
}

export function findPlanDifferences(
  mine: WeekPlan,
  theirs: WeekPlan,
  days: readonly Weekday[] = WEEKDAYS,
): DayDifference[] {
  return days
    .filter((day) => !isSameList(mine[day], theirs[day]))
    .map((day) => {
      const onlyMine = mine[day].filter((id) => !theirs[day].includes(id))
      const onlyTheirs = theirs[day].filter((id) => !mine[day].includes(id))
      return { day, onlyMine, onlyTheirs, reordered: onlyMine.length + onlyTheirs.length === 0 }
    })
}
