import 'server-only'
import { addSeconds } from 'date-fns'
import type { Queryable } from '@/lib/platform/db/query'
import { type Locale, parseLocale } from '@/lib/platform/i18n/locales'
import { log } from '@/lib/platform/log/log'
import type { Actor } from './actor'
import { mayActAsAdmin } from './admin-access'
import { findSession, insertSession, recordSessionUse } from './repository'
import { type Claims, decodeClaims, encodeClaims, getCachedClaims, SESSION_SECONDS } from './token'

export {
  clearSecondFactor,
  confirmSession,
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteUserSession,
  deleteUserSessions,
  findUserSessions,
  hasSession,
  markSecondFactor,
} from './repository'

type SessionAccount = { id: string; hasAdminRole: boolean; familyId: string | null; language: string | null }

const MAX_SESSIONS = 200

/** The token is created after the transaction, so that encryption does not hold its locks. */
export type CreatedSession = { claims: Claims; seconds: number }

export type SessionOptions = {
  remember: boolean
  userAgent: string | null
  now: Date
  secondFactorAt?: Date | null
}

/** Ends the account's oldest sessions beyond the limit. */
export async function createSession(
  tx: Queryable,
  account: SessionAccount,
  options: SessionOptions,
): Promise<CreatedSession> {
  const { remember, userAgent, now, secondFactorAt = null } = options
  const session = {
    userId: account.id,
    remember,
    userAgent: userAgent?.slice(0, 300) ?? null,
    expiresAt: addSeconds(now, Math.min(getLifetime(remember), SESSION_SECONDS.idle)),
    secondFactorAt,
  }
  const sid = await insertSession(tx, session, MAX_SESSIONS)
  const { id: sub, hasAdminRole: admin, familyId } = account
  const claims = { sub, sid, admin, familyId, language: parseLocale(account.language) }
  return { claims, seconds: getLifetime(remember) }
}

export function createSessionToken({ claims, seconds }: CreatedSession): Promise<string> {
  return encodeClaims(claims, seconds)
}

export async function findActorByToken(token: string | undefined, fallback: Locale): Promise<Actor | null> {
  if (!token) return null
  const claims = getCachedClaims(token) ?? (await decodeClaims(token))
  if (!claims) return null
  const now = new Date()
  const found = await findSession({ sessionId: claims.sid, userId: claims.sub, now })
  if (!found) return null
  const { isUseDue, ...session } = found
  // A failed write must not fail the request; the next request writes again.
  if (isUseDue)
    await recordSessionUse(claims.sid, now, SESSION_SECONDS).catch((err) =>
      log.warn({ err }, 'session use not recorded'),
    )
  return toActor(session, { userId: claims.sub, sessionId: claims.sid, locale: fallback })
}

type Identity = Pick<Actor, 'userId' | 'sessionId' | 'locale'>
type SessionState = Omit<Actor, 'isAdmin' | keyof Identity>

/** Creates every actor, so that none is an administrator before a required second factor. */
function toActor(session: SessionState, { userId, sessionId, locale }: Identity): Actor {
  return {
    ...session,
    userId,
    sessionId,
    isAdmin: mayActAsAdmin(session),
    locale: session.language ?? locale,
  }
}

export async function reloadActor(actor: Actor): Promise<Actor | null> {
  const found = await findSession({ ...actor, now: new Date() })
  if (!found) return null
  const { isUseDue: _, ...session } = found
  return toActor(session, actor)
}

export function renewToken(actor: Actor): Promise<string> {
  return encodeClaims(toClaims(actor), getLifetime(actor.remember))
}

export function toClaims(actor: Actor): Claims {
  const { userId, sessionId, hasAdminRole: admin, familyId, language } = actor
  return { sub: userId, sid: sessionId, admin, familyId, language }
}

function getLifetime(remember: boolean): number {
  return remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.browser
}
