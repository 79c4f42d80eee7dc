import { tzOffset } from '@date-fns/tz/tzOffset'

/** A calendar day as 'yyyy-MM-dd', without time and without zone. Such strings sort by time. */
export type LocalDate = string

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

// Days are counted in UTC because UTC has no daylight saving: every day there is exactly DAY_MS long.
const utcMidnight = (date: LocalDate): number => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // Some engines roll 30 February over to March instead of refusing it; no month is too short for the 28th.
  const day = Number(date.slice(8))
  if (Number.isNaN(ms) || (day > 28 && new Date(ms).getUTCDate() !== day))
    throw new RangeError(`Not a calendar date: ${date}`)
  return ms
}

const fromUtc = (ms: number): LocalDate => new Date(ms).toISOString().slice(0, 10)

const offsetMs = (instantMs: number, zone: string): number => tzOffset(zone, new Date(instantMs)) * MINUTE_MS

/** The offset of each zone in the minute that was asked last: most ask about now, and clocks change on full minutes. */
const lastOffsets = new Map<string, { minute: number; offset: number }>()

function lastOffsetMs(instantMs: number, zone: string): number {
  const minute = Math.floor(instantMs / MINUTE_MS)
  const last = lastOffsets.get(zone)
  if (last?.minute === minute) return last.offset
  const offset = offsetMs(instantMs, zone)
  lastOffsets.set(zone, { minute, offset })
  return offset
}

const dateAtMs = (instantMs: number, zone: string): LocalDate =>
  fromUtc(instantMs + lastOffsetMs(instantMs, zone))

/** Whether the value is a real calendar day written as 'yyyy-MM-dd'. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string') return false
  try {
    utcMidnight(value)
    return true
  } catch {
    return false
  }
}

/** Whether the name is an IANA time zone that this runtime knows (bare offsets such as '+03:00' are not). */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The IANA name of the zone that this browser (or process) lives in. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The day on the calendar of someone in the zone at that instant. */
export function localDateAt(instant: Date, zone: string): LocalDate {
  return dateAtMs(instant.getTime(), zone)
}

/** The wall clock of the zone at that instant as 'HH:mm'. */
export function localTimeAt(instant: Date, zone: string): string {
  const ms = instant.getTime()
  return new Date(ms + offsetMs(ms, zone)).toISOString().slice(11, 16)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtc(utcMidnight(date) + days * DAY_MS)
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function diffDays(to: LocalDate, from: LocalDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS
}

export function weekday(date: LocalDate): Weekday {
  return (((new Date(utcMidnight(date)).getUTCDay() + 6) % 7) + 1) as Weekday
}

/** The Monday of the date's week. */
export function startOfIsoWeek(date: LocalDate): LocalDate {
  return addDays(date, 1 - weekday(date))
}

/** The first Monday after today; on a Monday it is the next one. */
export function nextMonday(today: LocalDate): LocalDate {
  return addDays(startOfIsoWeek(today), 7)
}

/** The ISO 8601 week, such as '2026-W47'. Its year is the year of the week's Thursday. */
export function isoWeekKey(date: LocalDate): string {
  const thursday = addDays(startOfIsoWeek(date), 3)
  const year = thursday.slice(0, 4)
  const week = Math.floor(diffDays(thursday, `${year}-01-01`) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The calendar month, such as '2026-11'. */
export function monthKey(date: LocalDate): string {
  return date.slice(0, 7)
}

/**
 * The instant at which the local day is over for good: the first one of the next day. It follows the zone's clock, so
 * the day may last 23, 24 or 25 hours, and midnight itself may be skipped or come twice.
 */
export function endOfLocalDay(date: LocalDate, zone: string): Date {
  const midnight = utcMidnight(date) + DAY_MS
  const byOffsetBefore = midnight - offsetMs(midnight - DAY_MS, zone)
  const byOffsetAfter = midnight - offsetMs(midnight + DAY_MS, zone)
  const over = (ms: number) => dateAtMs(ms, zone) > date
  // The later candidate first: when the clock goes back over midnight, the day ends at the second midnight.
  let early = Math.min(byOffsetBefore, byOffsetAfter)
  let late = Math.max(byOffsetBefore, byOffsetAfter)
  for (const candidate of [late, early]) {
    if (over(candidate) && !over(candidate - 1)) return new Date(candidate)
  }
  // The clock jumps over midnight: the day ends at the jump, which lies between the two.
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (over(middle)) late = middle
    else early = middle
  }
  return new Date(late)
}

/** The day that it still is where the day comes last (UTC-12): days before it are over everywhere. */
export function earliestLocalDate(instant: Date): LocalDate {
  return fromUtc(instant.getTime() - 12 * HOUR_MS)
}

/** The day that it already is where the day comes first (UTC+14): this and earlier days have begun somewhere. */
export function latestLocalDate(instant: Date): LocalDate {
  return fromUtc(instant.getTime() + 14 * HOUR_MS)
}
