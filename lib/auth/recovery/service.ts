import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/audit/service'
import { appUrl } from '@/lib/config/env'
import { type Db, transaction } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/errors'
import { AppError } from '@/lib/errors/app-error'
import { DEFAULT_LOCALE, type Locale, localeOf } from '@/lib/i18n/locales'
import { queueMail } from '@/lib/mail/outbox'
import type { Actor } from '@/lib/session/actor'
import { hashPassword } from '@/lib/session/password'
import { closeSessionsOf } from '@/lib/session/service'
import { createUser, findAccount, findAccountByEmail, updateAccess } from '@/lib/users/service'
import { hasConfirmed, issueToken, redeemToken, voidTokens } from '../tokens/service'
import type { resetPasswordInput } from './schema'

const PASSWORD_LINK_HOURS = 24

/** What a mail to somebody needs to know of them. */
type Addressee = { id: string; email: string; firstName: string; language: string | null }

const localeFor = ({ language }: Addressee): Locale => localeOf(language) ?? DEFAULT_LOCALE
const resetLink = (secret: string) => `${appUrl()}/reset-password/${secret}`

/** Mails a link that chooses a new password, to accounts that exist; the answer does not tell. */
export async function forgotPassword(email: string): Promise<null> {
  const account = await findAccountByEmail(email)
  if (account?.status === 'active') {
    await transaction(async (tx) => {
      const secret = await issueToken(tx, { userId: account.id, kind: 'reset_password', now: new Date() })
      await queueMail(tx, {
        to: account.email,
        userId: account.id,
        template: 'reset_password',
        locale: localeFor(account),
        values: { name: account.firstName, link: resetLink(secret) },
      })
    })
  }
  return null
}

/**
 * Chooses a new password by a mailed link. Whoever follows it has the mailbox, so the address is confirmed, too.
 * @throws AppError reset_token_invalid
 */
export async function resetPassword({ token, password }: z.output<typeof resetPasswordInput>): Promise<null> {
  const passwordHash = await hashPassword(password)
  const now = new Date()
  await transaction(async (tx) => {
    const used = await redeemToken(tx, token, ['reset_password'], now)
    if (!used) throw new AppError('reset_token_invalid')
    const { userId } = used
    await updateAccess(tx, userId, { passwordHash, emailVerifiedAt: now })
    await voidTokens(tx, userId, ['reset_password', 'change_email'])
    await closeSessionsOf(tx, userId)
    await audit(tx, { actorId: userId, action: 'auth.password_reset', subject: 'user', subjectId: userId })
  })
  return null
}

/** Mails the link that confirms an account's address, in the transaction that made or changed it. */
export async function queueVerification(tx: Db, account: Addressee, now: Date): Promise<void> {
  const secret = await issueToken(tx, { userId: account.id, kind: 'verify_email', now })
  await queueMail(tx, {
    to: account.email,
    userId: account.id,
    template: 'verify_email',
    locale: localeFor(account),
    values: { name: account.firstName, link: `${appUrl()}/verify-email/${secret}` },
  })
}

export async function resendVerification(actor: Actor): Promise<null> {
  const account = await findAccount(actor.userId)
  if (account && !account.emailVerifiedAt) {
    await transaction((tx) => queueVerification(tx, { ...account, language: actor.locale }, new Date()))
  }
  return null
}

/**
 * Confirms the address that a link was mailed to: the account's own, or the new one it is to have.
 * @throws AppError reset_token_invalid; email_taken when somebody else has the new address by now
 */
export async function verifyEmail(token: string): Promise<null> {
  const now = new Date()
  await transaction(async (tx) => {
    const used = await redeemToken(tx, token, ['verify_email', 'change_email'], now)
    if (used) return confirm(tx, used, now)
    if (!(await hasConfirmed(tx, token, now))) throw new AppError('reset_token_invalid')
  }).catch((error) => {
    throw uniqueViolation(error) ? new AppError('email_taken') : error
  })
  return null
}

type Used = NonNullable<Awaited<ReturnType<typeof redeemToken>>>

async function confirm(tx: Db, { userId, kind, email }: Used, now: Date): Promise<void> {
  const before = await findAccount(userId)
  if (kind === 'verify_email' || !email || !before) return updateAccess(tx, userId, { emailVerifiedAt: now })
  await updateAccess(tx, userId, { email, emailVerifiedAt: now })
  // Links that went to the old mailbox must not open the account any more.
  await voidTokens(tx, userId, ['reset_password', 'verify_email', 'change_email'])
  await audit(tx, { actorId: userId, action: 'auth.email_changed', subject: 'user', subjectId: userId })
  const values = { name: before.firstName }
  const mail = { to: before.email, userId, locale: localeFor(before), values }
  await queueMail(tx, { ...mail, template: 'email_changed' })
}

/** A link, good for a day, by which an account that somebody else made gets its password. */
async function passwordLink(tx: Db, userId: string, now: Date): Promise<string> {
  return resetLink(await issueToken(tx, { userId, kind: 'reset_password', now, hours: PASSWORD_LINK_HOURS }))
}

/**
 * Makes the account with this address an administrator's; for the command line.
 * @returns whether it had to be made, and a link that sets its password where it has none
 */
export async function grantAdmin(email: string): Promise<{ created: boolean; link: string | null }> {
  const now = new Date()
  const known = await findAccountByEmail(email)
  return transaction(async (tx) => {
    const account = known ?? (await createUser(tx, { ...NOBODY_YET, email, emailVerifiedAt: now }))
    await updateAccess(tx, account.id, { isAdmin: true })
    const entry = { actorId: null, action: 'user.admin_granted', subject: 'user', subjectId: account.id }
    await audit(tx, entry)
    const link = account.passwordHash ? null : await passwordLink(tx, account.id, now)
    return { created: !known, link }
  })
}

const NOBODY_YET = { passwordHash: null, firstName: '', familyName: '', language: null, lastLoginAt: null }

/** Mails that link, for accounts that an administrator makes. */
export async function queuePasswordLink(tx: Db, account: Addressee, now: Date): Promise<void> {
  await queueMail(tx, {
    to: account.email,
    userId: account.id,
    template: 'account_created',
    locale: localeFor(account),
    values: { name: account.firstName, link: await passwordLink(tx, account.id, now) },
  })
}
