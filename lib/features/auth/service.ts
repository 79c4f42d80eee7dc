import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { splitName } from '@/lib/features/users/rules'
import {
  createUser,
  type findAccountByEmail,
  findLoginAccount,
  readUser,
  toLoginUser,
} from '@/lib/features/users/service'
import type { Db } from '@/lib/platform/db/client'
import { uniqueViolation } from '@/lib/platform/db/errors'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { RequestContext } from '@/lib/platform/http/contract'
import { type Locale, parseLocale } from '@/lib/platform/i18n/locales'
import type { Actor } from '@/lib/platform/session/actor'
import { hashPassword, passwordMatches } from '@/lib/platform/session/password'
import { deleteUserSession } from '@/lib/platform/session/service'
import { recordFailedSignIn, recordWrongCode } from './failed-sign-ins/service'
import { findInvitation, requireInvitation } from './invitations/service'
import { assertPasswordSignIn, assertStrongPassword } from './passwords/service'
import { queueVerification } from './recovery/service'
import { assertDomainAccepted, assertRegistrationOpen } from './registration/service'
import { findConsents, insertConsent } from './repository'
import { type loginInput, type registerInput, TERMS_VERSION } from './schema'
import { signInAccount, signInWithPassword, toLoginResponse } from './sign-in/service'

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

/**
 * Creates an account with consent and session. An invitation adds its family and confirms the mailed address.
 * @throws AppError password_sign_in_off, registration_closed, email_taken, invitation_email_mismatch,
 * password_too_common
 */
export async function register(input: z.output<typeof registerInput>, caller: RequestContext) {
  assertPasswordSignIn()
  const now = new Date()
  const language = input.language ?? caller.locale
  const invitation = await findRegistrationInvitation(input)
  await assertStrongPassword(input.password, input)
  const passwordHash = await hashPassword(input.password)
  const emailVerifiedAt = invitation ? now : null
  const profile = { email: input.email, passwordHash, language, emailVerifiedAt, ...splitName(input.name) }
  const { id, session } = await transaction(async (tx) => {
    const account = await createAccount(tx, { ...profile, lastLoginAt: now }, 'register')
    if (!invitation) await queueVerification(tx, account, now)
    const options = { remember: false, userAgent: caller.userAgent, now, method: 'register' as const }
    return { id: account.id, session: await signInAccount(tx, { ...account, language }, invitation, options) }
  }).catch((error) => {
    throw uniqueViolation(error)
      ? new AppError('email_taken', { fields: { email: [{ key: 'email_taken' }] } })
      : error
  })
  return toLoginResponse(session, readUser(id, language))
}

/** @throws AppError registration_closed */
async function findRegistrationInvitation({ uuid, email }: z.output<typeof registerInput>) {
  assertRegistrationOpen(uuid !== undefined)
  assertDomainAccepted(email)
  if (!uuid) return null
  if (!(await findInvitation(uuid))) {
    assertRegistrationOpen(false, { uuid: [{ key: 'invitation_gone' }] })
  }
  return requireInvitation(uuid, email)
}

type NewAccount = Parameters<typeof createUser>[1] & { language: Locale; lastLoginAt: Date }

/** Creates an account with its consent. */
export async function createAccount(tx: Db, profile: NewAccount, channel: string): Promise<Account> {
  const account = await createUser(tx, profile)
  const { language, lastLoginAt: acceptedAt } = profile
  await insertConsent(tx, {
    userId: account.id,
    textVersion: TERMS_VERSION,
    language,
    channel,
    acceptedAt,
  })
  const entry = { actorId: account.id, subject: 'user', subjectId: account.id }
  const details = { textVersion: TERMS_VERSION, channel }
  await audit(tx, { ...entry, action: 'auth.consent_given', details })
  return account
}

/**
 * Creates a session for a password. Response and time are the same for unknown accounts.
 * @throws AppError password_sign_in_off; login_error_credentials; account_inactive and second_factor_required only
 * after the right password
 */
export async function login(input: z.output<typeof loginInput>, caller: RequestContext) {
  assertPasswordSignIn()
  const found = await findLoginAccount(input.email)
  const matches = await passwordMatches(found?.passwordHash ?? null, input.password)
  if (!found || !matches) {
    await recordFailedSignIn(found?.id ?? null, new Date())
    throw new AppError('login_error_credentials')
  }
  if (found.status !== 'active') throw new AppError('account_inactive')
  const language = input.language ?? parseLocale(found.language)
  const options = { remember: input.remember ?? false, userAgent: caller.userAgent, now: new Date() }
  const invitation = await findInvitation(input.uuid)
  const login = { account: { ...found, language }, language: input.language, code: input.code, options }
  const session = await signInWithPassword(login, invitation).catch(async (error: unknown) => {
    await recordWrongCode(error, found.id, options.now)
    throw error
  })
  const locale = language ?? caller.locale
  // An accepted invitation changes the family.
  const user = invitation ? readUser(found.id, locale) : toLoginUser(found, locale, options.now)
  return toLoginResponse(session, user)
}

/** Ends the actor's session. */
export async function logout(actor: Actor | null): Promise<null> {
  if (!actor) return null
  const { userId, sessionId } = actor
  await transaction(async (tx) => {
    // Only one of two concurrent requests is recorded.
    if (!(await deleteUserSession(tx, userId, sessionId))) return
    await audit(tx, { actorId: userId, action: 'auth.signed_out', subject: 'user', subjectId: userId })
  })
  return null
}

export function readConsents(actor: Actor) {
  return findConsents(actor.userId)
}
