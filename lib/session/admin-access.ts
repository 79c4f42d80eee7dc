import 'server-only'
import { env } from '@/lib/config/env'
import type { Actor } from './actor'

/** Whether an administrator's session is kept out of the backoffice until the second factor was given in it. */
export function needsSecondFactor(actor: Actor): boolean {
  return actor.isAdmin && env().REQUIRE_ADMIN_SECOND_FACTOR && !actor.hasSecondFactor
}
