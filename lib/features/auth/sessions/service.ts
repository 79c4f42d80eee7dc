import 'server-only'
import { audit } from '@/lib/features/audit/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Actor } from '@/lib/platform/session/actor'
import { deleteUserSession, deleteUserSessions, findUserSessions } from '@/lib/platform/session/service'
import { voidTokens } from '../tokens/service'
import type { SessionView } from './schema'

export async function listSessions(actor: Actor): Promise<SessionView[]> {
  const sessions = await findUserSessions(actor.userId, new Date())
  return sessions.map((session) => ({
    ...session,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === actor.sessionId,
  }))
}

export async function endSession(actor: Actor, sessionId: string): Promise<null> {
  await transaction(async (tx) => {
    if (!(await deleteUserSession(tx, actor.userId, sessionId))) throw new AppError('not_found')
    const entry = { actorId: actor.userId, subject: 'user', subjectId: actor.userId }
    await audit(tx, { ...entry, action: 'auth.session_ended' })
  })
  return null
}

/** Ends the actor's sessions and voids mailed links. */
export async function signOutEverywhere(actor: Actor): Promise<null> {
  await transaction(async (tx) => {
    await deleteUserSessions(tx, actor.userId)
    await voidTokens(tx, actor.userId)
    const entry = { actorId: actor.userId, subject: 'user', subjectId: actor.userId }
    await audit(tx, { ...entry, action: 'auth.signed_out_everywhere' })
  })
  return null
}
