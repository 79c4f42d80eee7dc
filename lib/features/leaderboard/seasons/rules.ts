import { subHours } from 'date-fns'
import { CHALLENGE_DAYS, WEEKS_PER_CYCLE } from '@/lib/features/challenges/rules'
import { addDays, earliestLocalDate, type LocalDate } from '@/lib/platform/dates/local-date'
import type { Season } from './schema'

/** Name of a certificate: the season's first day. */
export const CERTIFICATE_FILE = /^(\d{4}-\d{2}-\d{2})\.pdf$/

const SEASON_DAYS = CHALLENGE_DAYS * WEEKS_PER_CYCLE

/** For a season's last transactions to commit. */
const SETTLING_HOURS = 1

/** Returns the season that begins on a day. */
export function getSeason(start: LocalDate): Season {
  return { start, end: addDays(start, SEASON_DAYS - 1) }
}

/** Returns the last first day of a season that is over in every time zone. */
export function getLastEndedStart(now: Date): LocalDate {
  return addDays(earliestLocalDate(subHours(now, SETTLING_HOURS)), -SEASON_DAYS)
}
