import 'server-only'
import type { z } from 'zod'
import { findAccount } from '@/lib/features/users/service'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Actor } from '@/lib/platform/session/actor'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { confirmSession } from '@/lib/platform/session/service'
import { assertOwnPassword } from '../passwords/service'
import type { ownerProof } from './schema'

type Proof = z.output<typeof ownerProof>

export async function confirmOwner(actor: Actor, proof: Proof): Promise<null> {
  const account = await findAccount(actor.userId)
  if (!account) throw new AppError('unauthenticated')
  await assertOwner(account, proof)
  // A concurrent password change ends the session.
  if (!(await confirmSession(actor.sessionId, new Date()))) throw new AppError('unauthenticated')
  return null
}

/**
 * Validates the password, or the address of an account that cannot sign in with one.
 * @throws AppError validation_failed
 */
export async function assertOwner(
  account: { email: string; passwordHash: string | null },
  { password, email }: Proof,
): Promise<void> {
  const createFieldError = (field: string, key: string) =>
    new AppError('validation_failed', { fields: { [field]: [{ key }] } })
  if (account.passwordHash === null || !isPasswordSignInOn()) {
    if (email !== account.email) throw createFieldError('email', 'email_retyped')
    return
  }
  if (!password) throw createFieldError('password', 'required')
  await assertOwnPassword(account, password)
}
