import { localDateAt } from '@/lib/platform/dates/local-date'
import { ZONE } from './data/families'

const HOUR = 3_600_000
const FARTHEST = 12

/** Returns a zone where it is about noon, so that no midnight ends the time for a reversal. */
export function zoneAtNoon(now: Date): string {
  const noon = Date.parse(`${localDateAt(now, ZONE)}T12:00:00Z`)
  const hours = Math.round((noon - now.getTime()) / HOUR)
  const ahead = Math.min(FARTHEST, Math.max(-FARTHEST, hours))
  // These names count hours to the west.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
