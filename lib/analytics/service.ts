import 'server-only'
import { subDays } from 'date-fns'
import type { AdminActor } from '@/lib/session/actor'
import { countFigures } from './repo'

/** How many days back a completion makes its family an active one. */
const ACTIVE_DAYS = 7

/** The four figures of the backoffice's first page; only an administrator can be handed in. */
export function readDashboard(_actor: AdminActor) {
  return countFigures(subDays(new Date(), ACTIVE_DAYS))
}
