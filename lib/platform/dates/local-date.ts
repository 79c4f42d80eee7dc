import { tzOffset } from '@date-fns/tz/tzOffset'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

/** Calendar day as 'yyyy-MM-dd', without zone; sorts by time. */
export type LocalDate = string

/** Monday (1) to Sunday (7). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

// UTC has no daylight saving: every day is DAY_MS long.
const utcMidnight = (date: LocalDate): number => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // Some engines turn 30 February into a day of March.
  const day = Number(date.slice(8))
  if (Number.isNaN(ms) || (day > 28 && new Date(ms).getUTCDate() !== day))
    throw new RangeError(`Not a calendar date: ${date}`)
  return ms
}

const fromUtc = (ms: number): LocalDate => new Date(ms).toISOString().slice(0, 10)

const offsetMs = (instantMs: number, zone: string): number => tzOffset(zone, new Date(instantMs)) * MINUTE_MS

/** Most queries are about now, and clocks change on full minutes. */
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

/** Checks for a real calendar day as 'yyyy-MM-dd'. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string') return false
  try {
    utcMidnight(value)
    return true
  } catch {
    return false
  }
}

/** Checks for a known IANA time zone; offsets such as '+03:00' are invalid. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Returns the runtime's IANA zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function localDateAt(instant: Date, zone: string): LocalDate {
  return dateAtMs(instant.getTime(), zone)
}

/** Returns the zone's time as 'HH:mm'. */
export function localTimeAt(instant: Date, zone: string): string {
  const ms = instant.getTime()
  return new Date(ms + offsetMs(ms, zone)).toISOString().slice(11, 16)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtc(utcMidnight(date) + days * DAY_MS)
}

/** Returns the days between; negative when `to` is earlier. */
export function diffDays(to: LocalDate, from: LocalDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS
}

export function weekday(date: LocalDate): Weekday {
  return (((new Date(utcMidnight(date)).getUTCDay() + 6) % 7) + 1) as Weekday
}

export function startOfIsoWeek(date: LocalDate): LocalDate {
  return addDays(date, 1 - weekday(date))
}

/** Returns the first Monday after today. */
export function nextMonday(today: LocalDate): LocalDate {
  return addDays(startOfIsoWeek(today), 7)
}

/** Returns the ISO 8601 week, such as '2026-W47', in its Thursday's year. */
export function isoWeekKey(date: LocalDate): string {
  const thursday = addDays(startOfIsoWeek(date), 3)
  const year = thursday.slice(0, 4)
  const week = Math.floor(diffDays(thursday, `${year}-01-01`) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Returns the month, such as '2026-11'. */
export function monthKey(date: LocalDate): string {
  return date.slice(0, 7)
}

/** Returns the first instant of the next local day; midnight may be skipped or repeated. */
export function endOfLocalDay(date: LocalDate, zone: string): Date {
  const midnight = utcMidnight(date) + DAY_MS
  const byOffsetBefore = midnight - offsetMs(midnight - DAY_MS, zone)
  const byOffsetAfter = midnight - offsetMs(midnight + DAY_MS, zone)
  const over = (ms: number) => dateAtMs(ms, zone) > date
  // A repeated midnight: the day ends at the second.
  let early = Math.min(byOffsetBefore, byOffsetAfter)
  let late = Math.max(byOffsetBefore, byOffsetAfter)
  for (const candidate of [late, early]) {
    if (over(candidate) && !over(candidate - 1)) return new Date(candidate)
  }
  // A skipped midnight: the day ends at the jump.
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (over(middle)) late = middle
    else early = middle
  }
  return new Date(late)
}

/**
 * Returns the instant of a local time: the first of a repeated hour; a skipped one is as much later as the
 * clock jumps.
 * @param time 'HH:mm'
 */
export function instantAt(date: LocalDate, time: string, zone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const byOffsetBefore = wall - offsetMs(wall - DAY_MS, zone)
  const byOffsetAfter = wall - offsetMs(wall + DAY_MS, zone)
  const candidates = [byOffsetBefore, byOffsetAfter].sort((a, b) => a - b)
  return new Date(candidates.find((ms) => ms + offsetMs(ms, zone) === wall) ?? byOffsetBefore)
}

/** Returns the day in UTC-12: earlier days are over everywhere. */
export function earliestLocalDate(instant: Date): LocalDate {
  return fromUtc(instant.getTime() - 12 * HOUR_MS)
}

/** Returns the day in UTC+14: later days have begun nowhere. */
export function latestLocalDate(instant: Date): LocalDate {
  return fromUtc(instant.getTime() + 14 * HOUR_MS)
}
