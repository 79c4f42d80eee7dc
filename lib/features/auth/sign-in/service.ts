import 'server-only'
import { audit } from '@/lib/features/audit/service'
import { lockAccess, noteLogin } from '@/lib/features/users/service'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Provider } from '@/lib/platform/session/provider'
import { type CreatedSession, createSession, createSessionToken } from '@/lib/platform/session/service'
import { acceptInvitation, type Invitation } from '../invitations/service'
import { proveAddress } from '../proof/service'
import { checkSecondFactor } from '../second-factor/service'

type SessionAccount = {
  id: string
  email: string
  firstName: string
  isAdmin: boolean
  familyId: string | null
  language: Locale | null
}

type SessionOptions = { remember: boolean; userAgent: string | null; now: Date; secondFactorAt?: Date | null }

type SignInMethod = 'password' | 'register' | 'one_time_link' | Provider

/** Creates a session; without a family first accepts an invitation. */
export async function signInAccount(
  tx: Db,
  account: SessionAccount,
  invitation: Invitation | null,
  { method, ...options }: SessionOptions & { method: SignInMethod },
): Promise<CreatedSession> {
  const isInvited = invitation?.email === account.email && !account.familyId
  const hasJoined = isInvited && (await acceptInvitation(tx, invitation, account.id))
  const familyId = hasJoined ? invitation.familyId : account.familyId
  const entry = { actorId: account.id, subject: 'user', subjectId: account.id }
  const details = {
    method,
    ...(hasJoined && { byInvitation: true }),
    ...(options.secondFactorAt && { secondFactor: true }),
  }
  await audit(tx, { ...entry, action: 'auth.signed_in', details })
  const session = await createSession(tx, { ...account, familyId }, options)
  // The invitation was mailed to this address.
  if (hasJoined) {
    const proof = { now: options.now, email: account.email, sessionId: session.claims.sid }
    await proveAddress(tx, account.id, proof)
  }
  return session
}

/** Login with a verified password. */
export type VerifiedLogin = {
  account: SessionAccount & { passwordHash: string | null }
  language: Locale | undefined
  code: string | undefined
  options: SessionOptions
}

/**
 * Creates a verified login's session.
 * @throws AppError login_error_credentials, account_inactive, second_factor_required
 */
export function signInWithPassword(
  { account, language, code, options }: VerifiedLogin,
  invitation: Invitation | null,
): Promise<CreatedSession> {
  return transaction(async (tx) => {
    const current = await lockAccess(tx, account.id)
    if (current?.passwordHash !== account.passwordHash) throw new AppError('login_error_credentials')
    if (current.status !== 'active') throw new AppError('account_inactive')
    const secondFactorAt = await checkSecondFactor(tx, account, code, options.now)
    await noteLogin(tx, { id: account.id, at: options.now, language })
    return signInAccount(tx, account, invitation, { ...options, secondFactorAt, method: 'password' })
  })
}

/** Builds a sign-in's response. */
export async function toLoginResponse<User>(session: CreatedSession, reading: Promise<User>) {
  const [token, user] = await Promise.all([createSessionToken(session), reading])
  return { token, user }
}
