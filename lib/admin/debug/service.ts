import 'server-only'
import type { Call } from '@/lib/http/contract'
import type { AdminActor } from '@/lib/session/actor'
import { readAccount } from '../users/service'
import type { debugAuthContract } from './contract'

/** The session as the server sees it; neither the token nor the session's id is told. */
export async function debugAuth({ actor, caller }: Call<typeof debugAuthContract>) {
  const { userId, familyId, timezone, language, locale, remember } = actor
  const session = { userId, familyId, timezone, language, locale, remember }
  const { userAgent } = caller
  return { authenticated: true as const, ...session, userAgent, serverTime: new Date().toISOString() }
}

/** The caller's rights, read afresh. */
export async function debugAdmin(actor: AdminActor) {
  const { id, isAdmin, status, lastLogin } = await readAccount(actor, actor.userId)
  return { isAdmin, userId: id, status, lastLogin }
}
