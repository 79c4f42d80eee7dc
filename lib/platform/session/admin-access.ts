import 'server-only'
import { env } from '@/lib/platform/config/env'
import type { Actor } from './actor'

/** Checks if an administrator lacks a required second factor. */
export function needsSecondFactor(actor: Actor): boolean {
  return actor.isAdmin && env().REQUIRE_ADMIN_SECOND_FACTOR && !actor.hasSecondFactor
}
