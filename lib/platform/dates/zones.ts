import { tzOffset } from '@date-fns/tz/tzOffset'
import { DAY_MS } from './durations'

const HALF_A_YEAR_MS = 182 * DAY_MS

/** Lists the runtime's IANA zones, and UTC. */
export function timeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort()
}

/** Formats a zone's name: 'America/Sao Paulo'. */
export function zoneTitle(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** Returns the localized time name: 'Brasilia Standard Time'. */
export function zoneTimeName(zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Formats an offset: 'GMT-3', 'GMT+5:30', 'GMT'. */
export function zoneOffset(zone: string, instant: Date): string {
  const minutes = tzOffset(zone, instant)
  if (minutes === 0) return 'GMT'
  const rest = Math.abs(minutes) % 60
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Checks if two zones agree now and in half a year. */
export function sameClock(one: string, other: string, instant: Date): boolean {
  const moments = [instant, new Date(instant.getTime() + HALF_A_YEAR_MS)]
  return moments.every((moment) => tzOffset(one, moment) === tzOffset(other, moment))
}
