import 'server-only'
import type { z } from 'zod'
import { type Db, transaction } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/errors'
import { AppError } from '@/lib/errors/app-error'
import type { Caller } from '@/lib/http/contract'
import { plainLine } from '@/lib/http/fields'
import { type Locale, localeOf } from '@/lib/i18n/locales'
import { askProvider, type Provider, type ProviderPerson } from '@/lib/session/provider'
import { closeSessionsOf, type OpenSession, tokenOf } from '@/lib/session/service'
import { splitName } from '@/lib/users/rules'
import { NAME_MAX } from '@/lib/users/schema'
import { findAccount, findAccountByEmail, noteLogin, readUser, updateAccess } from '@/lib/users/service'
import { demandInvitation, type Invitation } from '../invitations/service'
import type { socialLoginInput } from '../schema'
import { createAccount } from '../service'
import { startSession, toLoginResponse } from '../sign-in/service'
import * as repo from './repo'

export { findProviders as providersOf } from './repo'

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
  const { provider, email, language, remember } = input
  const visit = { provider, person: { ...person, email }, language, remember, invitation }
  const { id, session } = await signInPerson(visit, caller)
  return toLoginResponse(session, readUser(id, language ?? caller.locale))
}

/**
 * Signs in whom a provider has sent back to us, with the invitation that they came with.
 * @throws AppError invitation_email_mismatch; validation_failed when the invitation no longer works; account_inactive
 */
export async function enterByProvider(
  { invitation: uuid, ...visit }: Omit<Visit, 'invitation'> & { invitation: string | undefined },
  caller: Caller,
): Promise<{ token: string }> {
  const invitation = uuid ? await demandInvitation(uuid, visit.person.email) : null
  const { session } = await signInPerson({ ...visit, invitation }, caller)
  return { token: await tokenOf(session) }
}

/** Somebody whom a provider vouches for, and how they want to be signed in. */
type Visit = {
  provider: Provider
  person: ProviderPerson & { email: string }
  language?: Locale | undefined
  remember?: boolean | undefined
  invitation: Invitation | null
}

/**
 * Signs in whom a provider vouches for, and makes the account at the first time.
 * @throws AppError account_inactive
 */
async function signInPerson(visit: Visit, caller: Caller): Promise<{ id: string; session: OpenSession }> {
  const signIn = () =>
    transaction(async (tx) => {
      const now = new Date()
      const account = await findOrCreate(tx, visit, caller)
      if (account.status !== 'active') throw new AppError('account_inactive')
      await noteLogin(tx, { id: account.id, at: now, language: visit.language })
      const language = visit.language ?? localeOf(account.language)
      const options = { remember: visit.remember ?? false, userAgent: caller.userAgent, now }
      const session = await startSession(tx, { ...account, language }, visit.invitation, options)
      return { id: account.id, session }
    })
  // Of two first sign-ins at once one finds the account that the other made.
  return signIn().catch((error) => {
    if (uniqueViolation(error)) return signIn()
    throw error
  })
}

async function findOrCreate(tx: Db, visit: Visit, caller: Caller) {
  const { provider, person } = visit
  const { subject, email } = person
  const knownId = await repo.findUserId(tx, provider, subject)
  const known = knownId ? await findAccount(knownId) : await findAccountByEmail(email)
  if (!known) {
    const account = await createAccount(tx, profileOf(visit, caller), provider)
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

function profileOf({ person, language }: Visit, caller: Caller) {
  const { firstName, familyName } = splitName(plainLine(person.name))
  const now = new Date()
  return {
    email: person.email,
    passwordHash: null,
    firstName: firstName.slice(0, NAME_MAX),
    familyName: familyName.slice(0, NAME_MAX),
    language: language ?? caller.locale,
    lastLoginAt: now,
    emailVerifiedAt: now,
  }
}
