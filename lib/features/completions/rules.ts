import { endOfLocalDay, type LocalDate } from '@/lib/platform/dates/local-date'

type CompletableResult = 'ok' | 'not_yet' | 'challenge_over'

/** Checks if an assignment is open: from its day to the end of its challenge. */
export function checkCompletable({
  date,
  challengeEnd,
  today,
}: {
  date: LocalDate
  challengeEnd: LocalDate
  today: LocalDate
}): CompletableResult {
  if (today > challengeEnd) return 'challenge_over'
  return today < date ? 'not_yet' : 'ok'
}

type CompletionDay = { localDate: LocalDate; timezone: string }

export function undoableUntil({ localDate, timezone }: CompletionDay): Date {
  return endOfLocalDay(localDate, timezone)
}

export function canUndo(completion: CompletionDay, now: Date): boolean {
  return now < undoableUntil(completion)
}

/** Limits the rows in the history of an assignment, which undone completions stay in. */
export const MAX_COMPLETIONS_PER_ASSIGNMENT = 200
