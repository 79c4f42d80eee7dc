import { checkRestDay, REST_DAYS } from '@/lib/features/scores/rules'
import { addDays, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'

/**
 * State of a day: `full` would exceed the limit, `outside` is too early or too late, `rested` is the same but marked.
 */
export type RestState = 'open' | 'rest' | 'done' | 'full' | 'outside' | 'rested'
export type RestCell = { date: LocalDate; state: RestState }

type Facts = { today: LocalDate; marked: readonly LocalDate[]; doneOn: readonly LocalDate[] }

/** Returns the weeks with all days that can be marked. */
export function restWeeks(facts: Facts): RestCell[][] {
  const first = startOfIsoWeek(addDays(facts.today, -REST_DAYS.back))
  const last = startOfIsoWeek(addDays(facts.today, REST_DAYS.ahead))
  const weeks: RestCell[][] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day))
    weeks.push(dates.map((date) => ({ date, state: getRestState(date, facts) })))
  }
  return weeks
}

function getRestState(date: LocalDate, { today, marked, doneOn }: Facts): RestState {
  const verdict = checkRestDay({ date, today, marked })
  const isMarked = marked.includes(date)
  if (verdict === 'too_early' || verdict === 'too_late') return isMarked ? 'rested' : 'outside'
  if (isMarked) return 'rest'
  if (doneOn.includes(date)) return 'done'
  return verdict === 'ok' ? 'open' : 'full'
}
