import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { notifySecurity } from '@/lib/features/notifications/service'
import { findAccountByEmail, getAccount, updateCredentials } from '@/lib/features/users/service'
import { appUrl } from '@/lib/platform/config/env'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import type { RequestContext } from '@/lib/platform/http/contract'
import { parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import { withRateLimit } from '@/lib/platform/rate-limits/service'
import type { Actor } from '@/lib/platform/session/actor'
import { hashPassword } from '@/lib/platform/session/password'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { createSession, createSessionToken, deleteUserSessions } from '@/lib/platform/session/service'
import { assertOwnPassword, assertPasswordSignIn, assertStrongPassword } from '../passwords/service'
import { lockUnchanged } from '../proof/service'
import { assertDomainAccepted } from '../registration/service'
import { findProviders } from '../social/repository'
import { findNewEmail, issueToken, voidTokens } from '../tokens/service'
import type { changeEmailInput, changePasswordInput } from './schema'

export async function readSignInMethods(actor: Actor) {
  const [account, providers, newEmail] = await Promise.all([
    getAccount(actor.userId),
    findProviders(actor.userId),
    findNewEmail(actor.userId, new Date()),
  ])
  const { email, emailVerifiedAt, passwordHash } = account
  return {
    email,
    emailVerified: emailVerifiedAt !== null,
    newEmail,
    hasPassword: passwordHash !== null && isPasswordSignInOn(),
    providers,
  }
}

/** Changes the password, ends all sessions and creates a new one. */
export async function changePassword(
  actor: Actor,
  { password, newPassword }: z.output<typeof changePasswordInput>,
  context: RequestContext,
): Promise<{ token: string }> {
  assertPasswordSignIn()
  const account = await getAccount(actor.userId)
  await assertOwnPassword(account, password)
  const { firstName, familyName, email } = account
  await assertStrongPassword(newPassword, { name: `${firstName} ${familyName}`, email }, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  const session = await transaction(async (tx) => {
    await lockUnchanged(tx, account)
    await updateCredentials(tx, actor.userId, { passwordHash })
    await voidTokens(tx, actor.userId)
    await deleteUserSessions(tx, actor.userId)
    const entry = { actorId: actor.userId, subject: 'user', subjectId: actor.userId }
    await audit(tx, { ...entry, action: 'auth.password_changed' })
    const mail = { to: account.email, userId: account.id, locale: actor.locale }
    await queueMail(tx, { ...mail, template: 'password_changed', values: { name: account.firstName } })
    await notifySecurity(tx, account.id, 'password_changed')
    const { remember, language } = actor
    const now = new Date()
    const secondFactorAt = actor.hasSecondFactor ? now : null
    const options = { remember, userAgent: context.userAgent, now, secondFactorAt }
    return createSession(tx, { ...account, language }, options)
  })
  return { token: await createSessionToken(session) }
}

/** Mails a link to a new address. An address with an account gets a notice instead, with the same response. */
export async function changeEmail(
  actor: Actor,
  { email, password }: z.output<typeof changeEmailInput>,
): Promise<null> {
  const account = await getAccount(actor.userId)
  await assertOwnPassword(account, password)
  if (email === account.email) return null
  assertDomainAccepted(email)
  const taken = await findAccountByEmail(email)
  const userId = actor.userId
  // Limits mails only; the endpoint's limit counts wrong passwords.
  const subject = { address: '', userId, email }
  const queue = async (tx: Db) => {
    await lockUnchanged(tx, account)
    await voidTokens(tx, userId, 'change_email')
    const secret = await issueToken(tx, { userId, kind: 'change_email', email, now: new Date() })
    const link = `${appUrl()}/verify-email/${secret}`
    if (!taken) {
      const mail = { to: email, userId, locale: actor.locale, values: { name: account.firstName, link } }
      return queueMail(tx, { ...mail, template: 'change_email' })
    }
    const mail = { to: email, userId: taken.id, locale: parseLocale(taken.language) ?? actor.locale }
    return queueMail(tx, { ...mail, template: 'email_in_use', values: { name: taken.firstName } })
  }
  await withRateLimit('mail', subject, () => withRateLimit('newAddress', subject, () => transaction(queue)))
  return null
}
