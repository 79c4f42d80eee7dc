import 'server-only'
import { audit } from '@/lib/features/audit/service'
import type { Db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/platform/errors/app-error'
import { deleteOtherSessions, deleteUserSessions } from '@/lib/platform/session/service'
import { removeSecondFactor } from '../second-factor/service'
import { voidTokens } from '../tokens/service'
import * as repo from './repository'

type Proof = {
  now: Date
  /** The address must still be this one. */
  email?: string
  /** Session that gave the proof; without one the earlier owner may be another person. */
  sessionId?: string
}

/**
 * Records a proved address. The first proof voids pending links and ends all other sessions. Without a session it also
 * removes password and second factor, and makes the family pending.
 * @returns true for the first proof
 * @throws AppError not_found; changed_meanwhile for a changed address
 */
export async function verifyAddress(tx: Db, userId: string, proof: Proof): Promise<boolean> {
  const { now, email, sessionId } = proof
  const account = await lockAccount(tx, userId)
  if (email !== undefined && account.email !== email) throw new AppError('changed_meanwhile')
  if (account.emailVerifiedAt) return false
  await repo.setProved(tx, userId, now)
  await voidTokens(tx, userId)
  if (sessionId) await deleteOtherSessions(tx, userId, sessionId)
  else await takeOver(tx, userId, account.familyId)
  const entry = { actorId: userId, subject: 'user', subjectId: userId }
  const details = { takenOver: sessionId === undefined }
  await audit(tx, { ...entry, action: 'auth.address_proved', details })
  return true
}

async function takeOver(tx: Db, userId: string, familyId: string | null): Promise<void> {
  await repo.resetAccount(tx, userId, familyId)
  await removeSecondFactor(tx, userId)
  await deleteUserSessions(tx, userId)
}

/** @throws AppError not_found */
export async function lockAccount(tx: Db, id: string) {
  const account = await repo.lockAccount(tx, id)
  if (!account) throw new AppError('not_found')
  return account
}

/** @throws AppError changed_meanwhile for another password */
export async function lockUnchanged(tx: Db, before: { id: string; passwordHash: string | null }) {
  const account = await lockAccount(tx, before.id)
  if (account.passwordHash !== before.passwordHash) throw new AppError('changed_meanwhile')
  return account
}
