import { HOUR_MS } from '@/lib/platform/dates/durations'
import {
  addDays,
  instantAt,
  type LocalDate,
  localDateAt,
  localTimeAt,
  startOfIsoWeek,
} from '@/lib/platform/dates/local-date'
import { isQuiet, type QuietHours } from '../reminders/rules'

const TIME = '18:00'
/** Later ones, as after a stop of the server, are not sent. */
const MAX_DELAY_MS = 2 * HOUR_MS

type Schedule = QuietHours & {
  timezone: string
  /** One a week, named by its Sunday. */
  digestedOn: LocalDate | null
}

/** Sunday at 18:00, or the end of quiet hours that include it. */
function digestAt(sunday: LocalDate, { timezone, quietFrom, quietTo }: Schedule): Date {
  if (!isQuiet(TIME, { quietFrom, quietTo })) return instantAt(sunday, TIME, timezone)
  const endsOnMonday = quietTo < quietFrom && quietFrom <= TIME
  return instantAt(endsOnMonday ? addDays(sunday, 1) : sunday, quietTo, timezone)
}

const isOpen = (sunday: LocalDate, { digestedOn }: Schedule) => digestedOn === null || digestedOn < sunday

const thisSunday = (now: Date, timezone: string) => addDays(startOfIsoWeek(localDateAt(now, timezone)), 6)

/** Returns the first digest time after `now` of a week without one. */
export function nextDigest(schedule: Schedule, now: Date): Date {
  const sunday = thisSunday(now, schedule.timezone)
  const weeks = [-7, 0, 7].map((days) => addDays(sunday, days))
  const next = weeks.find((each) => isOpen(each, schedule) && digestAt(each, schedule) > now)
  return digestAt(next ?? addDays(sunday, 14), schedule)
}

/** Returns the Sunday of the due digest. */
export function findDigestWeek(schedule: Schedule, now: Date): LocalDate | null {
  if (isQuiet(localTimeAt(now, schedule.timezone), schedule)) return null
  const sunday = thisSunday(now, schedule.timezone)
  const due = [addDays(sunday, -7), sunday].find((each) => {
    const late = now.getTime() - digestAt(each, schedule).getTime()
    return isOpen(each, schedule) && late >= 0 && late < MAX_DELAY_MS
  })
  return due ?? null
}
