import 'server-only'
import { addMinutes } from 'date-fns'
import type { z } from 'zod'
import { splitName } from '@/lib/features/users/rules'
import { NAME_MAX } from '@/lib/features/users/schema'
import {
  type Account,
  findAccount,
  findAccountByEmail,
  getAccount,
  lockCredentials,
} from '@/lib/features/users/service'
import type { Db } from '@/lib/platform/db/client'
import { uniqueViolation } from '@/lib/platform/db/errors'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { RequestContext } from '@/lib/platform/http/contract'
import type { Locale } from '@/lib/platform/i18n/locales'
import { isWrongCode } from '@/lib/platform/rate-limits/rules'
import { withRateLimit } from '@/lib/platform/rate-limits/service'
import { verifyIdToken } from '@/lib/platform/session/id-token'
import { getProviderSettings, type Provider, type ProviderPerson } from '@/lib/platform/session/provider'
import { createSessionToken } from '@/lib/platform/session/service'
import { signValue, verifySignedValue } from '@/lib/platform/session/signed-value'
import { cleanLine, cutLine } from '@/lib/platform/text/clean'
import { recordFailedSignIn } from '../failed-sign-ins/service'
import { type Invitation, requireInvitation } from '../invitations/service'
import { verifyAddress } from '../proof/service'
import { assertDomainAccepted, assertRegistrationOpen } from '../registration/service'
import type { socialCodeInput, socialSignInInput } from '../schema'
import { createAccount } from '../service'
import { completeSignIn, type SignedIn, toSignInResponse } from '../sign-in/service'
import * as repo from './repository'

type Input = z.output<typeof socialSignInInput>

/** Signs in with a provider's ID token; creates the account the first time. */
export async function socialSignIn(input: Input, context: RequestContext) {
  const person = await verifyIdToken(input.provider, input.idToken)
  if (person.subject !== input.socialId || person.email !== input.email) {
    throw new AppError('login_error_credentials')
  }
  const invitation = input.uuid ? await requireInvitation(input.uuid, input.email) : null
  const { provider, email, language, remember, code } = input
  const visit = { provider, person: { ...person, email }, language, remember, code, invitation }
  return toSignInResponse(await signInPerson(visit, context), context.locale)
}

/**
 * Signs in a user who returns from a provider.
 * @returns the session's token, or a ticket for the second factor
 */
export async function signInWithProvider(
  visit: ProviderVisit,
  context: RequestContext,
): Promise<{ token: string } | { ticket: string }> {
  const invitation = visit.invitationToken
    ? await requireInvitation(visit.invitationToken, visit.person.email)
    : null
  try {
    const { session } = await signInPerson({ ...visit, invitation }, context)
    return { token: await createSessionToken(session) }
  } catch (error) {
    const needsCode = error instanceof AppError && error.code === 'second_factor_required'
    if (needsCode) return { ticket: signTicket(visit) }
    throw error
  }
}

/** Signs in with a ticket and a code; wrong codes count for the account. */
export async function signInWithTicket(
  { ticket, code }: z.output<typeof socialCodeInput>,
  context: RequestContext,
) {
  const visit = verifyTicket(ticket)
  if (!visit) throw new AppError('validation_failed', { fields: { ticket: [{ key: 'ticket_expired' }] } })
  const { email } = visit.person
  const invitation = visit.invitationToken ? await requireInvitation(visit.invitationToken, email) : null
  const signIn = () => signInPerson({ ...visit, invitation, code }, context)
  const signedIn = await withRateLimit('login', { address: '', userId: null, email }, signIn)
  return toSignInResponse(signedIn, context.locale)
}

const TICKET = 'provider-sign-in'
const TICKET_MINUTES = 10

/** The claim stays `invitation`, as servers of other versions sign and read it during an upgrade. */
function signTicket({ provider, person, invitationToken: invitation }: ProviderVisit): string {
  const value = Buffer.from(JSON.stringify({ provider, person, invitation })).toString('base64url')
  return signValue(TICKET, value, addMinutes(new Date(), TICKET_MINUTES))
}

function verifyTicket(ticket: string): ProviderVisit | null {
  const value = verifySignedValue(TICKET, ticket, new Date())
  if (!value) return null
  const { invitation: invitationToken, ...visit } = JSON.parse(Buffer.from(value, 'base64url').toString())
  return { ...visit, invitationToken }
}

type ProviderVisit = Omit<ProviderSignIn, 'invitation' | 'code'> & { invitationToken?: string | undefined }

type ProviderSignIn = {
  provider: Provider
  person: ProviderPerson & { email: string }
  language?: Locale | undefined
  remember?: boolean | undefined
  code?: string | undefined
  invitation: Invitation | null
}

async function signInPerson(visit: ProviderSignIn, context: RequestContext): Promise<SignedIn> {
  let accountId: string | undefined
  const signIn = () =>
    transaction(async (tx) => {
      const now = new Date()
      const account = await findOrCreateAccount(tx, visit, context)
      accountId = account.id
      const current = await lockCredentials(tx, account.id)
      if (current?.status !== 'active') throw new AppError('account_inactive')
      const { language, code, invitation, remember = false, provider: method } = visit
      const signIn = { language, code, invitation, remember, userAgent: context.userAgent, now, method }
      return completeSignIn(tx, account, signIn)
    })
  // Of two concurrent first sign-ins, the second retries and finds the first one's account.
  return signIn().catch(async (error) => {
    if (uniqueViolation(error)) return signIn()
    if (accountId && isWrongCode(error)) await recordFailedSignIn(accountId, new Date())
    throw error
  })
}

async function findOrCreateAccount(tx: Db, visit: ProviderSignIn, context: RequestContext) {
  const { provider, person } = visit
  const { email } = person
  const identity = toIdentity(visit)
  const knownId = await repo.findUserId(tx, identity)
  const known = knownId ? await findAccount(knownId) : await findAccountByEmail(email)
  if (!known) {
    assertRegistrationOpen(visit.invitation !== null)
    assertDomainAccepted(email)
    const account = await createAccount(tx, toAccountData(visit, context), provider)
    await repo.insert(tx, { ...identity, userId: account.id })
    return account
  }
  return knownId ? known : linkIdentity(tx, known, identity)
}

/** The own provider's subjects include the issuer: after another provider replaced it, they are other people. */
function toIdentity({ provider, person: { subject } }: ProviderSignIn): repo.Identity {
  const { issuer } = getProviderSettings(provider)
  return { provider, subject: provider === 'oidc' ? `${issuer} ${subject}` : subject }
}

async function linkIdentity(tx: Db, account: Account, identity: repo.Identity) {
  await verifyAddress(tx, account.id, { now: new Date(), email: account.email })
  await repo.insert(tx, { ...identity, userId: account.id })
  return getAccount(account.id, tx)
}

function toAccountData({ person, language }: ProviderSignIn, context: RequestContext) {
  const { firstName, familyName } = splitName(cleanLine(person.name))
  const now = new Date()
  return {
    email: person.email,
    passwordHash: null,
    firstName: cutLine(firstName, NAME_MAX),
    familyName: cutLine(familyName, NAME_MAX),
    language: language ?? context.locale,
    lastLoginAt: now,
    emailVerifiedAt: now,
  }
}
