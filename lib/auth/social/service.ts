import 'server-only'
import type { z } from 'zod'
import { type Db, transaction } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/errors'
import { AppError } from '@/lib/errors/app-error'
import type { Caller } from '@/lib/http/contract'
import { type Locale, localeOf } from '@/lib/i18n/locales'
import { verifyIdToken } from '@/lib/session/id-token'
import type { Provider, ProviderPerson } from '@/lib/session/provider'
import { type OpenSession, tokenOf } from '@/lib/session/service'
import { cleanLine, cutLine } from '@/lib/text/clean'
import { splitName } from '@/lib/users/rules'
import { NAME_MAX } from '@/lib/users/schema'
import { findAccount, findAccountByEmail, noteLogins, readUser } from '@/lib/users/service'
import { demandInvitation, type Invitation } from '../invitations/service'
import { proveAddress } from '../proof/service'
import type { socialLoginInput } from '../schema'
import { createAccount } from '../service'
import { signedIn, startSession } from '../sign-in/service'
import * as repo from './repo'

export { findProviders as providersOf } from './repo'

type Input = z.output<typeof socialLoginInput>

/**
 * Signs in with a provider's ID token and creates the account at the first time. The token must name the person that
 * the client names.
 * @throws AppError login_error_credentials when it does not; account_inactive; what `verifyIdToken` throws
 */
export async function socialLogin(input: Input, caller: Caller) {
  const person = await verifyIdToken(input.provider, input.idToken)
  if (person.subject !== input.socialId || person.email !== input.email) {
    throw new AppError('login_error_credentials')
  }
  const invitation = input.uuid ? await demandInvitation(input.uuid, input.email) : null
  const { provider, email, language, remember } = input
  const visit = { provider, person: { ...person, email }, language, remember, invitation }
  const { id, session } = await signInPerson(visit, caller)
  return signedIn(session, readUser(id, language ?? caller.locale))
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
      await noteLogins(tx, [{ id: account.id, at: now, language: visit.language }])
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
  return knownId ? known : link(tx, known, { provider, subject })
}

/** Links an identity to the account with the same address, which the provider proves. */
async function link(
  tx: Db,
  account: { id: string; email: string },
  identity: { provider: string; subject: string },
) {
  await proveAddress(tx, account.id, { now: new Date(), email: account.email })
  await repo.insert(tx, { ...identity, userId: account.id })
  const linked = await findAccount(account.id, tx)
  if (!linked) throw new AppError('not_found')
  return linked
}

function profileOf({ person, language }: Visit, caller: Caller) {
  const { firstName, familyName } = splitName(cleanLine(person.name))
  const now = new Date()
  return {
    email: person.email,
    passwordHash: null,
    firstName: cutLine(firstName, NAME_MAX),
    familyName: cutLine(familyName, NAME_MAX),
    language: language ?? caller.locale,
    lastLoginAt: now,
    emailVerifiedAt: now,
  }
}
