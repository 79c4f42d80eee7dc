import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { subHours } from 'date-fns'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { notifySecurity } from '@/lib/features/notifications/service'
import {
  type Account,
  findAccount,
  findAccountByEmail,
  getAccount,
  insertUser,
  updateCredentials,
} from '@/lib/features/users/service'
import { appUrl } from '@/lib/platform/config/env'
import type { Db } from '@/lib/platform/db/client'
import { uniqueViolation } from '@/lib/platform/db/errors'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { DEFAULT_LOCALE, type Locale, parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import { clearAccountTries, withRateLimit } from '@/lib/platform/rate-limits/service'
import type { Actor } from '@/lib/platform/session/actor'
import { hashPassword } from '@/lib/platform/session/password'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { deleteUserSessions } from '@/lib/platform/session/service'
import { countMailsSince } from '../failed-sign-ins/repository'
import { assertPasswordSignIn, assertStrongPassword } from '../passwords/service'
import { lockAccount, verifyAddress } from '../proof/service'
import { type AccountTokenKind, findToken, issueToken, redeemToken, voidTokens } from '../tokens/service'
import type { resetPasswordInput } from './schema'

const FIRST_LINK_HOURS = 24

/** Per account and hour. */
const MAX_RESET_MAILS = 5

/** Minimum response time, longer than the work for a known address, which it hides. */
const FORGOT_FLOOR_MS = 250

const getLocale = ({ language }: Account): Locale => parseLocale(language) ?? DEFAULT_LOCALE
const buildResetLink = (secret: string) => `${appUrl()}/reset-password/${secret}`

/** Mails a password link; unknown addresses get the same response. */
export async function forgotPassword(email: string): Promise<null> {
  assertPasswordSignIn()
  await Promise.all([mailResetLink(email), setTimeout(FORGOT_FLOOR_MS)])
  return null
}

async function mailResetLink(email: string): Promise<void> {
  const account = await findAccountByEmail(email)
  if (account?.status !== 'active') return
  await transaction(async (tx) => {
    const now = new Date()
    await lockAccount(tx, account.id)
    // The endpoint's limit counts per network address, and requests may come from many.
    if ((await countMailsSince(tx, account.id, 'reset_password', subHours(now, 1))) >= MAX_RESET_MAILS) return
    const secret = await issueToken(tx, { userId: account.id, kind: 'reset_password', now })
    await queueMail(tx, {
      to: account.email,
      userId: account.id,
      template: 'reset_password',
      locale: getLocale(account),
      values: { name: account.firstName, link: buildResetLink(secret) },
    })
  })
}

/** Sets a password by a mailed link, which proves the address; ends sessions and voids links. */
export async function resetPassword({ token, password }: z.output<typeof resetPasswordInput>): Promise<null> {
  assertPasswordSignIn()
  const now = new Date()
  const found = await findToken(token, ['reset_password'], now)
  const account = found && !found.usedAt ? await findAccount(found.userId) : null
  if (!account) throw new AppError('reset_token_invalid')
  const { id: userId, firstName, familyName, email } = account
  await assertStrongPassword(password, { name: `${firstName} ${familyName}`, email })
  const passwordHash = await hashPassword(password)
  await transaction(async (tx) => {
    const used = await redeemToken(tx, token, ['reset_password'], now)
    if (!used) throw new AppError('reset_token_invalid')
    await verifyAddress(tx, userId, { now })
    await updateCredentials(tx, userId, { passwordHash })
    await voidTokens(tx, userId)
    await deleteUserSessions(tx, userId)
    await audit(tx, { actorId: userId, action: 'auth.password_reset', subject: 'user', subjectId: userId })
    await notifySecurity(tx, userId, 'password_changed')
  })
  await clearAccountTries({ userId, email })
  return null
}

export async function queueVerification(tx: Db, account: Account, now: Date): Promise<void> {
  const secret = await issueToken(tx, { userId: account.id, kind: 'verify_email', now })
  await queueMail(tx, {
    to: account.email,
    userId: account.id,
    template: 'verify_email',
    locale: getLocale(account),
    values: { name: account.firstName, link: `${appUrl()}/verify-email/${secret}` },
  })
}

export async function resendVerification(actor: Actor): Promise<null> {
  const account = await findAccount(actor.userId)
  if (!account || account.emailVerifiedAt) return null
  const recipient = { ...account, language: actor.locale }
  const queue = () => transaction((tx) => queueVerification(tx, recipient, new Date()))
  await withRateLimit('verification', { address: '', userId: actor.userId, email: null }, queue)
  return null
}

const VERIFYING: AccountTokenKind[] = ['verify_email', 'change_email']

/** Confirms the account's address. Another account's link stays valid. */
export async function verifyEmail(actor: Actor, token: string): Promise<null> {
  const now = new Date()
  const found = await findToken(token, VERIFYING, now)
  if (!found) throw new AppError('reset_token_invalid')
  if (found.userId !== actor.userId) throw new AppError('not_found')
  await transaction(async (tx) => {
    const used = await redeemToken(tx, token, VERIFYING, now)
    if (used) return confirmAddress(tx, actor, used, now)
    if (!found.user.emailVerifiedAt) throw new AppError('reset_token_invalid')
  }).catch((error) => {
    throw uniqueViolation(error) ? new AppError('email_taken') : error
  })
  return null
}

type Used = NonNullable<Awaited<ReturnType<typeof redeemToken>>>

async function confirmAddress(tx: Db, actor: Actor, { kind, email }: Used, now: Date): Promise<void> {
  const { userId, sessionId } = actor
  await verifyAddress(tx, userId, { now, sessionId })
  if (kind === 'verify_email' || !email) return
  const before = await getAccount(userId, tx)
  await updateCredentials(tx, userId, { email })
  // Links mailed to the old address must not open the account.
  await voidTokens(tx, userId)
  await audit(tx, { actorId: userId, action: 'auth.email_changed', subject: 'user', subjectId: userId })
  const values = { name: before.firstName }
  const mail = { to: before.email, userId, locale: getLocale(before), values }
  await queueMail(tx, { ...mail, template: 'email_changed' })
  await notifySecurity(tx, userId, 'email_changed')
}

async function createPasswordLink(tx: Db, userId: string, now: Date): Promise<string> {
  return buildResetLink(
    await issueToken(tx, { userId, kind: 'reset_password', now, hours: FIRST_LINK_HOURS }),
  )
}

async function createAdminLink(tx: Db, userId: string, now: Date): Promise<string> {
  const kind = isPasswordSignInOn() ? 'reset_password' : 'sign_in'
  return buildResetLink(await issueToken(tx, { userId, kind, now, hours: FIRST_LINK_HOURS }))
}

/**
 * Makes an account an administrator, for the command line, and ends its sessions. With an unproved address it
 * also loses its password, which may be another person's.
 * @returns a one-time link, if needed to sign in
 */
export async function grantAdmin(email: string): Promise<{ created: boolean; link: string | null }> {
  const { created, link } = await transaction((tx) => grantAdminInTransaction(tx, email))
  return { created, link }
}

export async function grantAdminInTransaction(tx: Db, email: string) {
  const now = new Date()
  const known = await findAccountByEmail(email, tx)
  const account = known ?? (await insertUser(tx, { ...NEW_ADMIN, email }))
  const { id: userId } = account
  const locale = getLocale(account)
  const { emailVerifiedAt } = await lockAccount(tx, userId)
  await updateCredentials(tx, userId, {
    isAdmin: true,
    ...(emailVerifiedAt === null && { passwordHash: null }),
  })
  await deleteUserSessions(tx, userId)
  await voidTokens(tx, userId)
  await audit(tx, { actorId: null, action: 'user.admin_granted', subject: 'user', subjectId: userId })
  if (emailVerifiedAt === null) {
    return { created: !known, userId, locale, link: await createAdminLink(tx, userId, now) }
  }
  const mail = { to: email, userId, locale, values: { name: account.firstName } }
  await queueMail(tx, { ...mail, template: 'admin_granted' })
  const link = isPasswordSignInOn() ? null : await createAdminLink(tx, userId, now)
  return { created: false, userId, locale, link }
}

const NEW_ADMIN = {
  passwordHash: null,
  firstName: '',
  familyName: '',
  language: null,
  lastLoginAt: null,
  emailVerifiedAt: null,
}

export async function queueWelcome(tx: Db, account: Account, now: Date): Promise<void> {
  const { id: userId, email: to, firstName: name } = account
  const mail = { to, userId, locale: getLocale(account) }
  if (isPasswordSignInOn()) {
    const link = await createPasswordLink(tx, userId, now)
    return queueMail(tx, { ...mail, template: 'account_created', values: { name, link } })
  }
  const values = { name, link: `${appUrl()}/login` }
  await queueMail(tx, { ...mail, template: 'account_created_provider', values })
}
