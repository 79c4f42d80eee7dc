import { WEEKS_PER_CYCLE } from '@/lib/challenges/rules'
import { endOfLocalDay, type LocalDate } from '@/lib/dates/local-date'

/** Distinct tasks that earn a part of the monthly badge. */
const PART_TASKS = 5

export type CompletableAnswer = 'ok' | 'not_yet' | 'challenge_over'

/** Whether a task planned for that day can be completed today: from its day until the challenge's window ends. */
export function completable(date: LocalDate, windowEnd: LocalDate, today: LocalDate): CompletableAnswer {
  if (today > windowEnd) return 'challenge_over'
  return today < date ? 'not_yet' : 'ok'
}

/** Until then, exclusive, a completion made on that day can be undone. */
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

/**
 * The four parts of a cycle's monthly badge. A part is earned within one challenge, so of several challenges with the
 * same week number the fullest one counts.
 */
export function parts(cycle: Iterable<{ weekNumber: number; doneTaskIds: Iterable<string> }>): CyclePart[] {
  const done = new Map<number, number>()
  for (const { weekNumber, doneTaskIds } of cycle) {
    done.set(weekNumber, Math.max(done.get(weekNumber) ?? 0, new Set(doneTaskIds).size))
  }
  return Array.from({ length: WEEKS_PER_CYCLE }, (_, index) => {
    const count = done.get(index + 1) ?? 0
    return { part: index + 1, done: count, needed: PART_TASKS, earned: count >= PART_TASKS }
  })
}
