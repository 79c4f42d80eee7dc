import { addDays, type LocalDate, type Weekday } from '@/lib/platform/dates/local-date'
import { getDateOfDay } from '../rules'

export interface AssignmentInput {
  taskId: string
  dayOfWeek: number
  orderInDay: number
}

export interface PlanChange<Row> {
  close: Row[]
  move: { row: Row; orderInDay: number }[]
  add: AssignmentInput[]
}

/**
 * Computes the changes from the current to the wanted plan. Frozen days keep their tasks; a task that stays on its day
 * keeps its row, which completions reference.
 */
export function planChange<Row extends AssignmentInput>(
  current: readonly Row[],
  wanted: readonly AssignmentInput[],
  isFrozenDay: (dayOfWeek: number) => boolean,
): PlanChange<Row> {
  const change: PlanChange<Row> = { close: [], move: [], add: [] }
  const free = new Map(
    current.filter((row) => !isFrozenDay(row.dayOfWeek)).map((row) => [toPlanKey(row), row]),
  )
  for (const task of wanted) {
    if (isFrozenDay(task.dayOfWeek)) continue
    const row = free.get(toPlanKey(task))
    free.delete(toPlanKey(task))
    if (!row) change.add.push(task)
    else if (row.orderInDay !== task.orderInDay) change.move.push({ row, orderInDay: task.orderInDay })
  }
  change.close.push(...free.values())
  return change
}

const toPlanKey = ({ taskId, dayOfWeek }: AssignmentInput) => `${dayOfWeek} ${taskId}`

/** Returns the weekdays of a challenge that are on the given dates. */
export function weekdaysOn(window: { startDate: LocalDate }, dates: readonly LocalDate[]): Set<number> {
  const days: Weekday[] = [1, 2, 3, 4, 5, 6, 7]
  return new Set(days.filter((day) => dates.includes(getDateOfDay(window, day))))
}

/** Returns the day since which a challenge counts as recent. */
export function recentSince(today: LocalDate, weeksBack: number): LocalDate {
  return addDays(today, -7 * weeksBack)
}
