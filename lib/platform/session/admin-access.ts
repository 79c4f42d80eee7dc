import 'server-only'
import { env } from '@/lib/platform/config/env'
import type { Actor } from './actor'

export function mayActAsAdmin({ hasAdminRole, hasSecondFactor }: AdminRights): boolean {
  return hasAdminRole && (hasSecondFactor || !env().REQUIRE_ADMIN_SECOND_FACTOR)
}

type AdminRights = Pick<Actor, 'hasAdminRole' | 'hasSecondFactor'>

export function needsSecondFactor(actor: Actor): boolean {
  return actor.hasAdminRole && !actor.isAdmin
}
