import { WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import { endOfLocalDay, type LocalDate } from '@/lib/platform/dates/local-date'

/** Tasks of a full week. */
export const PETAL_TASKS = 5

export type CompletableResult = 'ok' | 'not_yet' | 'challenge_over'

/** Checks if an assignment is open: from its day to the challenge's end. */
export function checkCompletable(date: LocalDate, windowEnd: LocalDate, today: LocalDate): CompletableResult {
  if (today > windowEnd) return 'challenge_over'
  return today < date ? 'not_yet' : 'ok'
}

/** Returns the exclusive end of the undo time. */
export function undoableUntil(localDate: LocalDate, zone: string): Date {
  return endOfLocalDay(localDate, zone)
}

export function canUndo(localDate: LocalDate, zone: string, now: Date): boolean {
  return now < undoableUntil(localDate, zone)
}

export interface Petal {
  part: number
  done: number
  needed: number
  earned: boolean
}

/** Returns the newly earned petal, with all earned ones. */
export function findNewPetal(before: readonly Petal[], after: readonly Petal[]) {
  const listEarned = (all: readonly Petal[]) => all.flatMap(({ part, earned }) => (earned ? [part] : []))
  const earned = listEarned(after)
  const had = listEarned(before)
  const part = earned.find((one) => !had.includes(one))
  return part ? { part, earned } : null
}

/** Of an assignment by one family: undone completions stay in the history. */
export const MAX_COMPLETIONS = 200

/** Returns the petals of a cycle's badge; of challenges with one number, the fullest counts. */
export function computePetals(
  cycle: Iterable<{ weekNumber: number; doneTaskIds: Iterable<string> }>,
): Petal[] {
  const done = new Map<number, number>()
  for (const { weekNumber, doneTaskIds } of cycle) {
    done.set(weekNumber, Math.max(done.get(weekNumber) ?? 0, new Set(doneTaskIds).size))
  }
  return Array.from({ length: WEEKS_PER_CYCLE }, (_, index) => {
    const count = done.get(index + 1) ?? 0
    return { part: index + 1, done: count, needed: PETAL_TASKS, earned: count >= PETAL_TASKS }
  })
}
