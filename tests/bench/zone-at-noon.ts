import { localDateAt } from '@/lib/dates/local-date'
import { ZONE } from './data/families'

const HOUR = 3_600_000
/** Zones lie no further from UTC, in hours. */
const FARTHEST = 12

/**
 * A zone in which it is about noon of the day that families have: hours away from midnight, when what was done can no
 * longer be undone.
 */
export function zoneAtNoon(now: Date): string {
  const noon = Date.parse(`${localDateAt(now, ZONE)}T12:00:00Z`)
  const hours = Math.round((noon - now.getTime()) / HOUR)
  const ahead = Math.min(FARTHEST, Math.max(-FARTHEST, hours))
  // These names count hours to the west.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
