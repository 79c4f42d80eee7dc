import 'server-only'
import { subHours } from 'date-fns'
import type { AdminActor } from '@/lib/session/actor'
import { countFigures } from './repo'

/** How far back, in hours, a completion makes its family an active one. */
const ACTIVE_HOURS = 7 * 24

/** The four figures of the backoffice's first page; only an administrator can be handed in. */
export function readDashboard(_actor: AdminActor) {
  return countFigures(subHours(new Date(), ACTIVE_HOURS))
}
