import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import {
  type Account,
  findAccountByEmail,
  lockCredentials,
  recordSignIn,
  type SignedInUserRow,
  toSignedInUser,
} from '@/lib/features/users/service'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { RequestContext } from '@/lib/platform/http/contract'
import type { Locale } from '@/lib/platform/i18n/locales'
import { isWrongCode } from '@/lib/platform/rate-limits/rules'
import { verifySignInPassword } from '@/lib/platform/session/password'
import type { Provider } from '@/lib/platform/session/provider'
import {
  type CreatedSession,
  createSession,
  createSessionToken,
  type SessionOptions,
} from '@/lib/platform/session/service'
import { recordFailedSignIn } from '../failed-sign-ins/service'
import { acceptInvitation, findInvitation, type Invitation } from '../invitations/service'
import { assertPasswordSignIn } from '../passwords/service'
import { verifyAddress } from '../proof/service'
import type { signInInput } from '../schema'
import { checkSecondFactor } from '../second-factor/service'

type SignInMethod = 'password' | 'register' | 'one_time_link' | Provider

/** Audits the sign-in and creates its session; without a family the account first accepts the invitation. */
export async function startSession(
  tx: Db,
  account: Account,
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
    await verifyAddress(tx, account.id, proof)
  }
  return session
}

type SignInOptions = Omit<SessionOptions, 'secondFactorAt'> & {
  method: SignInMethod
  /** Chosen on the page. */
  language: Locale | undefined
  code: string | undefined
  invitation: Invitation | null
}

export type SignedIn = { session: CreatedSession; userRow: SignedInUserRow }

/**
 * Completes the sign-in to a locked, active account after its first factor.
 * @throws AppError second_factor_required
 */
export async function completeSignIn(
  tx: Db,
  account: Account,
  { language, code, invitation, ...options }: SignInOptions,
): Promise<SignedIn> {
  const secondFactorAt = await checkSecondFactor(tx, account, code, options.now)
  const accountInLanguage = { ...account, language: language ?? account.language }
  const session = await startSession(tx, accountInLanguage, invitation, { ...options, secondFactorAt })
  // Last, because an accepted invitation changes the family.
  const userRow = await recordSignIn(tx, { id: account.id, at: options.now, language })
  return { session, userRow }
}

/**
 * Signs in with a password. An unknown account gives the same response after the same time.
 * @throws AppError account_inactive and second_factor_required only after the right password
 */
export async function signInWithPassword(input: z.output<typeof signInInput>, context: RequestContext) {
  assertPasswordSignIn()
  const account = await findAccountByEmail(input.email)
  const matches = await verifySignInPassword(account?.passwordHash ?? null, input.password)
  if (!account || !matches) {
    await recordFailedSignIn(account?.id ?? null, new Date())
    throw new AppError('login_error_credentials')
  }
  if (account.status !== 'active') throw new AppError('account_inactive')
  const { uuid: invitationToken, language, code, remember = false } = input
  const { userAgent } = context
  const now = new Date()
  const invitation = invitationToken ? await findInvitation(invitationToken) : null
  const options = { language, code, remember, userAgent, now, invitation, method: 'password' } as const
  const signedIn = await transaction(async (tx) => {
    const lockedCredentials = await lockCredentials(tx, account.id)
    // The password may have changed since it was verified.
    if (lockedCredentials?.passwordHash !== account.passwordHash) {
      throw new AppError('login_error_credentials')
    }
    if (lockedCredentials.status !== 'active') throw new AppError('account_inactive')
    return completeSignIn(tx, account, options)
  }).catch(async (error: unknown) => {
    if (isWrongCode(error)) await recordFailedSignIn(account.id, now)
    throw error
  })
  return toSignInResponse(signedIn, context.locale)
}

/** Builds a sign-in's response; `locale` is for an account without language. */
export async function toSignInResponse({ session, userRow }: SignedIn, locale: Locale) {
  return { token: await createSessionToken(session), user: await toSignedInUser(userRow, locale) }
}
