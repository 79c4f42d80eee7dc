import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/audit/service'
import { type Db, transaction } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/errors'
import { groupedTransaction } from '@/lib/db/grouped'
import type { Connection } from '@/lib/db/read'
import { AppError } from '@/lib/errors/app-error'
import type { Caller } from '@/lib/http/contract'
import { type Locale, localeOf } from '@/lib/i18n/locales'
import type { Actor } from '@/lib/session/actor'
import { hashPassword, passwordMatches } from '@/lib/session/password'
import { closeSession, type OpenSession, openSession, tokenOf } from '@/lib/session/service'
import { splitName } from '@/lib/users/rules'
import { createUser, findAccountByEmail, noteLogin, readUser } from '@/lib/users/service'
import { acceptInvitation, demandInvitation, findInvitation, type Invitation } from './invitations/service'
import { queueVerification } from './recovery/service'
import { findConsents, insertConsent } from './repo'
import { type loginInput, type registerInput, TERMS_VERSION } from './schema'

type Account = Omit<
  NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>,
  'contentRevision' | 'timezone'
>

/**
 * Creates an account, keeps the consent that creating it gives, and signs in. With an invitation the account is in
 * the inviting family, and its address is confirmed: the invitation came to it.
 * @throws AppError email_taken, invitation_email_mismatch
 */
export async function register(input: z.output<typeof registerInput>, caller: Caller) {
  const now = new Date()
  const language = input.language ?? caller.locale
  const invitation = input.uuid ? await demandInvitation(input.uuid, input.email) : null
  const passwordHash = await hashPassword(input.password)
  const emailVerifiedAt = invitation ? now : null
  const profile = { email: input.email, passwordHash, language, emailVerifiedAt, ...splitName(input.name) }
  const { id, session } = await transaction(async (tx) => {
    const account = await createAccount(tx, { ...profile, lastLoginAt: now }, 'register')
    if (!invitation) await queueVerification(tx, account, now)
    const options = { remember: false, userAgent: caller.userAgent, now }
    return { id: account.id, session: await startSession(tx, { ...account, language }, invitation, options) }
  }).catch((error) => {
    throw uniqueViolation(error)
      ? new AppError('email_taken', { fields: { email: [{ key: 'email_taken' }] } })
      : error
  })
  return signedIn(session, readUser(id, language))
}

type NewAccount = Parameters<typeof createUser>[1] & { language: Locale; lastLoginAt: Date }

/** An account with the consent that making it states, and where it was stated. */
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

type SessionOptions = Parameters<typeof openSession>[2]

/** Signs an account in; where it comes from an invitation and has no family, it joins the inviting one first. */
export async function startSession(
  tx: Db,
  account: Entering,
  invitation: Invitation | null,
  options: SessionOptions,
): Promise<OpenSession> {
  const invited = invitation?.email === account.email && !account.familyId
  const joined = invited && (await acceptInvitation(tx, invitation, account.id))
  const familyId = joined ? invitation.familyId : account.familyId
  return signIn(tx, { ...account, familyId }, options)
}

type Entering = Omit<Account, 'language'> & { language: Locale | null }

async function signIn(tx: Connection, account: Entering, options: SessionOptions): Promise<OpenSession> {
  const entry = { actorId: account.id, subject: 'user', subjectId: account.id }
  await audit(tx, { ...entry, action: 'auth.signed_in' })
  return openSession(tx, account, options)
}

/** What whoever is signed in is told, with the token of the session. */
export async function signedIn<User>(session: OpenSession, reading: Promise<User>) {
  const [token, user] = await Promise.all([tokenOf(session), reading])
  return { token, user }
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
  const invitation = await findInvitation(input.uuid)
  const entering = { ...account, language }
  const options = { remember: input.remember ?? false, userAgent: caller.userAgent, now }
  const note = (tx: Connection) => noteLogin(tx, account.id, now, input.language)
  const session = invitation
    ? await transaction(async (tx) => {
        await note(tx)
        return startSession(tx, entering, invitation, options)
      })
    : // All of it is one write, which goes last: where its row is held, the group gives up before the database does.
      await groupedTransaction(account.id, async (tx) => {
        await note(tx)
        return signIn(tx, entering, options)
      })
  return signedIn(session, readUser(account.id, language ?? caller.locale, account))
}

export async function logout(actor: Actor | null): Promise<null> {
  if (actor) await closeSession(actor)
  return null
}

/** What the actor has accepted, and when. */
export function readConsents(actor: Actor) {
  return findConsents(actor.userId)
}
