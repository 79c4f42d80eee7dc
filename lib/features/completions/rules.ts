import { WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import { endOfLocalDay, type LocalDate } from '@/lib/platform/dates/local-date'

const PART_TASKS = 5

export type CompletableAnswer = 'ok' | 'not_yet' | 'challenge_over'

/** Checks if an assignment is open: from its day to the challenge's end. */
export function checkCompletable(date: LocalDate, windowEnd: LocalDate, today: LocalDate): CompletableAnswer {
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

export interface CyclePart {
  part: number
  done: number
  needed: number
  earned: boolean
}

/** Returns the newly earned part, with all earned ones. */
export function findNewPart(before: readonly CyclePart[], after: readonly CyclePart[]) {
  const listEarned = (all: readonly CyclePart[]) => all.flatMap(({ part, earned }) => (earned ? [part] : []))
  const earned = listEarned(after)
  const had = listEarned(before)
  const part = earned.find((one) => !had.includes(one))
  return part ? { part, earned } : null
}

/** Of an assignment by one family: undone completions stay in the history. */
export const MAX_COMPLETIONS = 200

/** Returns the parts of a cycle's badge; of challenges with one number, the fullest counts. */
export function computeCycleParts(
  cycle: Iterable<{ weekNumber: number; doneTaskIds: Iterable<string> }>,
): CyclePart[] {
  const done = new Map<number, number>()
  for (const { weekNumber, doneTaskIds } of cycle) {
    done.set(weekNumber, Math.max(done.get(weekNumber) ?? 0, new Set(doneTaskIds).size))
  }
  return Array.from({ length: WEEKS_PER_CYCLE }, (_, index) => {
    const count = done.get(index + 1) ?? 0
    return { part: index + 1, done: count, needed: PART_TASKS, earned: count >= PART_TASKS }
  })
}
