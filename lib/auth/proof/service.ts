import 'server-only'
import { audit } from '@/lib/audit/service'
import type { Db } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { closeOtherSessions, closeUserSessions } from '@/lib/session/service'
import { removeSecondFactor } from '../second-factor/service'
import { voidTokens } from '../tokens/service'
import * as repo from './repo'

type Proof = {
  now: Date
  /** The address that was proved, where a provider or an invitation names it. */
  email?: string
  /** The session that followed a link from the mailbox; absent for a password reset and for a provider. */
  sessionId?: string
}

/**
 * Records that the address of an account was proved. The first proof ends what anybody else may hold of the account:
 * sessions and pending links, and, unless a session of the account itself gave the proof, the password, the second
 * factor and the family, which waits as the pending one until the owner decides.
 * @returns whether the account was unproved before
 * @throws AppError not_found when the account is gone; changed_meanwhile when it has another address by now
 */
export async function proveAddress(tx: Db, userId: string, proof: Proof): Promise<boolean> {
  const { now, email, sessionId } = proof
  const account = await lockAccount(tx, userId)
  if (email !== undefined && account.email !== email) throw new AppError('changed_meanwhile')
  if (account.emailVerifiedAt) return false
  await repo.setProved(tx, userId, now)
  await voidTokens(tx, userId)
  if (sessionId) await closeOtherSessions(tx, userId, sessionId)
  else await takeOver(tx, userId, account.familyId)
  const entry = { actorId: userId, subject: 'user', subjectId: userId }
  const details = { takenOver: sessionId === undefined }
  await audit(tx, { ...entry, action: 'auth.address_proved', details })
  return true
}

async function takeOver(tx: Db, userId: string, familyId: string | null): Promise<void> {
  await repo.resetAccount(tx, userId, familyId)
  await removeSecondFactor(tx, userId)
  await closeUserSessions(tx, userId)
}

/**
 * Returns an account, its row locked until the transaction ends.
 * @throws AppError not_found
 */
export async function lockAccount(tx: Db, id: string) {
  const account = await repo.lockAccount(tx, id)
  if (!account) throw new AppError('not_found')
  return account
}

/**
 * Returns an account that has not changed since its password was checked, locked until the transaction ends.
 * @throws AppError changed_meanwhile when it was taken over, or got another password, in between
 */
export async function lockUnchanged(tx: Db, before: { id: string; passwordHash: string | null }) {
  const account = await lockAccount(tx, before.id)
  if (account.passwordHash !== before.passwordHash) throw new AppError('changed_meanwhile')
  return account
}
