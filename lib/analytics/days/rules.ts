import { subHours } from 'date-fns'
import { addDays, type LocalDate, localDateAt } from '@/lib/dates/local-date'

/**
 * How long after its end a day is still counted live. Facts that are not older than a day leave no note when they
 * change; the hour above that is for transactions that end late.
 */
const OPEN_HOURS = 25

/** Facts of a challenge lie up to two days after its end, told in another zone than the family's. */
export const CHALLENGE_TAIL_DAYS = 2

/** The last day whose figures can be added up for good. */
export function lastClosableDay(now: Date, zone: string): LocalDate {
  return addDays(localDateAt(subHours(now, OPEN_HOURS), zone), -1)
}

/** All days from one to another, both included. */
export function daysBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const days: LocalDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
