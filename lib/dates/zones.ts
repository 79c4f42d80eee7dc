import { tzOffset } from '@date-fns/tz/tzOffset'

const HALF_A_YEAR_MS = 182 * 86_400_000

/** All zones that this browser (or process) knows by an IANA name, and UTC. */
export function timeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort()
}

/** A zone's name as people read it: 'America/Sao Paulo'. */
export function zoneTitle(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** What a zone's time is called in the language: 'Brasilia Standard Time'. */
export function zoneTimeName(zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
  return format.formatToParts(new Date(0)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** How far a zone's clock is from UTC at that instant: 'GMT-3', 'GMT+5:30', 'GMT'. */
export function zoneOffset(zone: string, instant: Date): string {
  const minutes = tzOffset(zone, instant)
  if (minutes === 0) return 'GMT'
  const rest = Math.abs(minutes) % 60
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Whether two zones show the same time, now and in the other half of the year. */
export function sameClock(one: string, other: string, instant: Date): boolean {
  const moments = [instant, new Date(instant.getTime() + HALF_A_YEAR_MS)]
  return moments.every((moment) => tzOffset(one, moment) === tzOffset(other, moment))
}
