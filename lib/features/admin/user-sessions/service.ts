import 'server-only'
import { auditAs } from '@/lib/features/audit/service'
import type { SessionView } from '@/lib/features/auth/sessions/schema'
import { auditAccountReading, findAccount } from '@/lib/features/users/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { AdminActor } from '@/lib/platform/session/actor'
import { deleteUserSession, deleteUserSessions, findUserSessions } from '@/lib/platform/session/service'

/**
 * Returns a user's sessions.
 * @throws AppError not_found
 */
export async function listUserSessions(actor: AdminActor, id: string): Promise<SessionView[]> {
  const [account, sessions] = await Promise.all([findAccount(id), findUserSessions(id, new Date())])
  if (!account) throw new AppError('not_found')
  return sessions.map((session) => ({
    ...session,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === actor.sessionId,
  }))
}

/**
 * Returns a user's sessions; audited.
 * @throws AppError not_found
 */
export async function readUserSessions(actor: AdminActor, id: string): Promise<SessionView[]> {
  const account = await findAccount(id)
  if (!account) throw new AppError('not_found')
  await auditAccountReading(actor, account, { sessions: true })
  return listUserSessions(actor, id)
}

/**
 * Ends a user's session.
 * @throws AppError not_found
 */
export async function endUserSession(actor: AdminActor, id: string, sessionId: string): Promise<null> {
  await transaction(async (tx) => {
    if (!(await deleteUserSession(tx, id, sessionId))) throw new AppError('not_found')
    await auditAs(tx, actor, { action: 'user.session_ended', subjectId: id })
  })
  return null
}

/**
 * Ends a user's sessions.
 * @throws AppError not_found
 */
export async function endUserSessions(actor: AdminActor, id: string): Promise<null> {
  if (!(await findAccount(id))) throw new AppError('not_found')
  await transaction(async (tx) => {
    await deleteUserSessions(tx, id)
    await auditAs(tx, actor, { action: 'user.sessions_ended', subjectId: id })
  })
  return null
}
