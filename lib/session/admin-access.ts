import 'server-only'
import { env } from '@/lib/config/env'
import type { Actor } from './actor'

/** Tests whether an administrator's session has to give the second factor before it may use the backoffice. */
export function needsSecondFactor(actor: Actor): boolean {
  return actor.isAdmin && env().REQUIRE_ADMIN_SECOND_FACTOR && !actor.hasSecondFactor
}
