import 'server-only'
import type { AdminActor } from '@/lib/platform/session/actor'
import { readAccount } from '../users/service'

/** Returns the session without secrets. */
export async function debugAuth(actor: AdminActor, userAgent: string | null) {
  const { userId, familyId, timezone, language, locale, remember } = actor
  const session = { userId, familyId, timezone, language, locale, remember }
  return { authenticated: true as const, ...session, userAgent, serverTime: new Date().toISOString() }
}

export async function debugAdmin(actor: AdminActor) {
  const { id, isAdmin, status, lastLogin } = await readAccount(actor, actor.userId)
  return { isAdmin, userId: id, status, lastLogin }
}
