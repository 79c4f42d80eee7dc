import { subHours } from 'date-fns'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

/**
 * Hours for which a day is counted live. Facts up to a day old leave no change note; the extra hour is for late
 * transactions.
 */
const OPEN_HOURS = 25

/** In another zone than the family's, completions lie up to two days after the challenge's end. */
export const CHALLENGE_TAIL_DAYS = 2

/** Returns the last day that can be closed. */
export function lastClosableDay(now: Date, zone: string): LocalDate {
  return addDays(localDateAt(subHours(now, OPEN_HOURS), zone), -1)
}

/** Returns all days of a span, both ends included. */
export function daysBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const days: LocalDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
