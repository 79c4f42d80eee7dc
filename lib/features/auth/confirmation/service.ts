import 'server-only'
import type { z } from 'zod'
import { findAccount } from '@/lib/features/users/service'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Actor } from '@/lib/platform/session/actor'
import { confirmPassword } from '@/lib/platform/session/password'
import { confirmSession } from '@/lib/platform/session/service'
import type { ownerProof } from './schema'

type Proof = z.output<typeof ownerProof>

/**
 * Records that the owner of the account is at the actor's session.
 * @throws AppError validation_failed at the field that is wrong
 */
export async function confirmOwner(actor: Actor, proof: Proof): Promise<null> {
  const account = await findAccount(actor.userId)
  if (!account) throw new AppError('unauthenticated')
  await assertOwner(account, proof)
  // A changed password ends the session while the old one is validated.
  if (!(await confirmSession(actor.sessionId, new Date()))) throw new AppError('unauthenticated')
  return null
}

/**
 * Validates the account's password, or its address when it has no password.
 * @throws AppError validation_failed
 */
export async function assertOwner(
  account: { email: string; passwordHash: string | null },
  { password, email }: Proof,
): Promise<void> {
  const refuse = (field: string, key: string) =>
    new AppError('validation_failed', { fields: { [field]: [{ key }] } })
  if (account.passwordHash === null) {
    if (email !== account.email) throw refuse('email', 'email_retyped')
    return
  }
  if (!password) throw refuse('password', 'required')
  if (!(await confirmPassword(account.passwordHash, password))) throw refuse('password', 'password_wrong')
}
