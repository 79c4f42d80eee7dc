import 'server-only'
import type { z } from 'zod'
import { type Db, transaction } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/errors'
import { AppError } from '@/lib/errors/app-error'
import type { Caller } from '@/lib/http/contract'
import { localeOf } from '@/lib/i18n/locales'
import { askProvider, type ProviderPerson } from '@/lib/session/provider'
import { closeSessionsOf } from '@/lib/session/service'
import { splitName } from '@/lib/users/rules'
import { NAME_MAX } from '@/lib/users/schema'
import { findAccount, findAccountByEmail, noteLogin, readUser, updateAccess } from '@/lib/users/service'
import { demandInvitation } from '../invitations/service'
import type { socialLoginInput } from '../schema'
import { createAccount, startSession } from '../service'
import * as repo from './repo'

type Input = z.output<typeof socialLoginInput>

/**
 * Signs in with a provider's access token, and makes the account at the first time. What the client says about the
 * person counts only as far as the provider says the same.
 * @throws AppError login_error_credentials when it does not; account_inactive; what asking the provider throws
 */
export async function socialLogin(input: Input, caller: Caller) {
  const person = await askProvider(input.provider, input.accessToken)
  if (person.subject !== input.socialId || person.email !== input.email) {
    throw new AppError('login_error_credentials')
  }
  const invitation = input.uuid ? await demandInvitation(input.uuid, input.email) : null
  const signIn = () =>
    transaction(async (tx) => {
      const now = new Date()
      const account = await findOrCreate(tx, input, person, caller)
      if (account.status !== 'active') throw new AppError('account_inactive')
      await noteLogin(tx, account.id, now, input.language)
      const language = input.language ?? localeOf(account.language)
      const options = { remember: input.remember ?? false, userAgent: caller.userAgent, now }
      return { id: account.id, token: await startSession(tx, { ...account, language }, invitation, options) }
    })
  // Of two first sign-ins at once one finds the account that the other made.
  const { id, token } = await signIn().catch((error) => {
    if (uniqueViolation(error)) return signIn()
    throw error
  })
  return { token, user: await readUser(id, input.language ?? caller.locale) }
}

async function findOrCreate(tx: Db, input: Input, person: ProviderPerson, caller: Caller) {
  const { provider, email } = input
  const { subject } = person
  const knownId = await repo.findUserId(tx, provider, subject)
  const known = knownId ? await findAccount(knownId) : await findAccountByEmail(email)
  if (!known) {
    const account = await createAccount(tx, profileOf(input, person, caller), provider)
    await repo.insert(tx, { provider, subject, userId: account.id })
    return account
  }
  if (!knownId) await link(tx, known, { provider, subject })
  return known
}

/**
 * Ties an identity to the account with the same address. Whoever made the account without ever confirming that
 * address may be somebody else: their password and sessions end here.
 */
async function link(
  tx: Db,
  account: { id: string; emailVerifiedAt: Date | null },
  identity: { provider: string; subject: string },
): Promise<void> {
  await repo.insert(tx, { ...identity, userId: account.id })
  if (account.emailVerifiedAt) return
  await updateAccess(tx, account.id, { passwordHash: null, emailVerifiedAt: new Date() })
  await closeSessionsOf(tx, account.id)
}

function profileOf({ email, language }: Input, { name }: ProviderPerson, caller: Caller) {
  const { firstName, familyName } = splitName(name.trim())
  const now = new Date()
  return {
    email,
    passwordHash: null,
    firstName: firstName.slice(0, NAME_MAX),
    familyName: familyName.slice(0, NAME_MAX),
    language: language ?? caller.locale,
    lastLoginAt: now,
    emailVerifiedAt: now,
  }
}
