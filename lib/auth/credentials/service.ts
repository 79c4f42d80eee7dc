import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/audit/service'
import { appUrl } from '@/lib/config/env'
import { type Db, transaction } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import type { Caller } from '@/lib/http/contract'
import { limited } from '@/lib/limits/service'
import { queueMail } from '@/lib/mail/outbox'
import type { Actor } from '@/lib/session/actor'
import { hashPassword, passwordMatches } from '@/lib/session/password'
import { closeSessionsOf, openSession, tokenOf } from '@/lib/session/service'
import { findAccount, findAccountByEmail, updateAccess } from '@/lib/users/service'
import { providersOf } from '../social/service'
import { findNewEmail, issueToken, voidTokens } from '../tokens/service'
import type { changeEmailInput, changePasswordInput } from './schema'

/** What the actor signs in with, and whether the address is confirmed. */
export async function readAccess(actor: Actor) {
  const [account, providers, newEmail] = await Promise.all([
    findAccount(actor.userId),
    providersOf(actor.userId),
    findNewEmail(actor.userId, new Date()),
  ])
  if (!account) throw new AppError('not_found')
  const { email, emailVerifiedAt, passwordHash } = account
  return {
    email,
    emailVerified: emailVerifiedAt !== null,
    /** An address that waits to be confirmed before it takes the place of this one. */
    newEmail,
    hasPassword: passwordHash !== null,
    providers,
  }
}

/** The actor's account, once the password has been typed again. */
async function demandPassword(actor: Actor, password: string) {
  const account = await findAccount(actor.userId)
  if (!account || !(await passwordMatches(account.passwordHash, password))) {
    throw new AppError('validation_failed', { fields: { password: [{ key: 'password_wrong' }] } })
  }
  return account
}

/**
 * Changes the password: every session ends and links mailed earlier are void.
 * @returns the token of a new session for who changed it
 */
export async function changePassword(
  actor: Actor,
  { password, newPassword }: z.output<typeof changePasswordInput>,
  caller: Caller,
): Promise<{ token: string }> {
  const account = await demandPassword(actor, password)
  const passwordHash = await hashPassword(newPassword)
  const session = await transaction(async (tx) => {
    await updateAccess(tx, actor.userId, { passwordHash })
    await voidTokens(tx, actor.userId, ['reset_password', 'change_email'])
    await closeSessionsOf(tx, actor.userId)
    const entry = { actorId: actor.userId, subject: 'user', subjectId: actor.userId }
    await audit(tx, { ...entry, action: 'auth.password_changed' })
    const mail = { to: account.email, userId: account.id, locale: actor.locale }
    await queueMail(tx, { ...mail, template: 'password_changed', values: { name: account.firstName } })
    const { remember, language } = actor
    const now = new Date()
    const secondFactorAt = actor.hasSecondFactor ? now : null
    const options = { remember, userAgent: caller.userAgent, now, secondFactorAt }
    return openSession(tx, { ...account, language }, options)
  })
  return { token: await tokenOf(session) }
}

/**
 * Mails a link to a new address; following it makes it the account's.
 * @throws AppError email_taken, too_many_requests
 */
export async function changeEmail(
  actor: Actor,
  { email, password }: z.output<typeof changeEmailInput>,
): Promise<null> {
  const account = await demandPassword(actor, password)
  if (email === account.email) return null
  if (await findAccountByEmail(email)) {
    throw new AppError('email_taken', { fields: { email: [{ key: 'email_taken' }] } })
  }
  const userId = actor.userId
  // Counted here, where the password is known to be right: wrong ones are counted by the call.
  const trier = { address: '', userId, email: null }
  const queue = async (tx: Db) => {
    await voidTokens(tx, userId, ['change_email'])
    const secret = await issueToken(tx, { userId, kind: 'change_email', email, now: new Date() })
    const values = { name: account.firstName, link: `${appUrl()}/verify-email/${secret}` }
    await queueMail(tx, { to: email, userId, template: 'change_email', locale: actor.locale, values })
  }
  await limited('mail', trier, () => transaction(queue))
  return null
}
