import { subHours } from 'date-fns'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

/** A day, in which new rows leave no change note, and an hour for late transactions. */
const OPEN_HOURS = 25

/** Completions from other zones lie up to two days after the end. */
export const CHALLENGE_TAIL_DAYS = 2

/** Returns the last day that can be closed. */
export function lastClosableDay(now: Date, zone: string): LocalDate {
  return addDays(localDateAt(subHours(now, OPEN_HOURS), zone), -1)
}

/** Lists the days of a span, including first and last. */
export function daysBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const days: LocalDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
