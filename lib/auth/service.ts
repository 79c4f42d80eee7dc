import 'server-only'
import type { z } from 'zod'
import { transaction } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/errors'
import { AppError } from '@/lib/errors/app-error'
import type { Caller } from '@/lib/http/contract'
import { localeOf } from '@/lib/i18n/locales'
import type { Actor } from '@/lib/session/actor'
import { hashPassword, passwordMatches } from '@/lib/session/password'
import { closeSession, openSession } from '@/lib/session/service'
import { splitName } from '@/lib/users/rules'
import { createUser, findAccountByEmail, noteLogin, readUser } from '@/lib/users/service'
import { insertConsent } from './repo'
import { type loginInput, type registerInput, TERMS_VERSION } from './schema'

/**
 * Creates an account, keeps the consent that creating it gives, and signs in.
 * @throws AppError email_taken
 */
export async function register(input: z.output<typeof registerInput>, caller: Caller) {
  const now = new Date()
  const language = input.language ?? caller.locale
  const passwordHash = await hashPassword(input.password)
  const profile = { email: input.email, passwordHash, language, lastLoginAt: now, ...splitName(input.name) }
  const { id, token } = await transaction(async (tx) => {
    const account = await createUser(tx, profile)
    const consent = {
      userId: account.id,
      textVersion: TERMS_VERSION,
      language,
      channel: 'register',
      acceptedAt: now,
    }
    await insertConsent(tx, consent)
    const options = { remember: false, userAgent: caller.userAgent, now }
    return { id: account.id, token: await openSession(tx, { ...account, language }, options) }
  }).catch((error) => {
    throw uniqueViolation(error)
      ? new AppError('email_taken', { fields: { email: [{ key: 'email_taken' }] } })
      : error
  })
  return { token, user: await readUser(id, language) }
}

/**
 * Signs in. Takes the same time and answers the same whether the account exists or not.
 * @throws AppError login_error_credentials; account_inactive only to those who know the password
 */
export async function login(input: z.output<typeof loginInput>, caller: Caller) {
  const account = await findAccountByEmail(input.email)
  const matches = await passwordMatches(account?.passwordHash ?? null, input.password)
  if (!account || !matches) throw new AppError('login_error_credentials')
  if (account.status !== 'active') throw new AppError('account_inactive')
  const now = new Date()
  const language = input.language ?? localeOf(account.language)
  const token = await transaction(async (tx) => {
    await noteLogin(tx, account.id, now, input.language)
    const options = { remember: input.remember ?? false, userAgent: caller.userAgent, now }
    return openSession(tx, { ...account, language }, options)
  })
  return { token, user: await readUser(account.id, language ?? caller.locale) }
}

export async function logout(actor: Actor | null): Promise<null> {
  if (actor) await closeSession(actor)
  return null
}
