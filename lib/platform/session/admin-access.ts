import 'server-only'
import { env } from '@/lib/platform/config/env'
import type { Actor } from './actor'

/** Checks if a session may act as an administrator: with a second factor, where the operator requires one. */
export function mayActAsAdmin({ hasAdminRole, hasSecondFactor }: AdminRights): boolean {
  return hasAdminRole && (hasSecondFactor || !env().REQUIRE_ADMIN_SECOND_FACTOR)
}

type AdminRights = Pick<Actor, 'hasAdminRole' | 'hasSecondFactor'>

/** Checks if an administrator lacks a required second factor. */
export function needsSecondFactor(actor: Actor): boolean {
  return actor.hasAdminRole && !actor.isAdmin
}
