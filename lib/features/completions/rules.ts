import { endOfLocalDay, type LocalDate } from '@/lib/platform/dates/local-date'

type CompletionDay = { localDate: LocalDate; timezone: string }

export function undoableUntil({ localDate, timezone }: CompletionDay): Date {
  return endOfLocalDay(localDate, timezone)
}

export function canUndo(completion: CompletionDay, now: Date): boolean {
  return now < undoableUntil(completion)
}

/** Limits the rows in the history of an assignment, which undone completions stay in. */
export const MAX_COMPLETIONS_PER_ASSIGNMENT = 200
