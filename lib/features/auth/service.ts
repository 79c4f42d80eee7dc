import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { splitName } from '@/lib/features/users/rules'
import { type Account, insertUser, readUser } from '@/lib/features/users/service'
import type { Db } from '@/lib/platform/db/client'
import { uniqueViolation } from '@/lib/platform/db/errors'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { RequestContext } from '@/lib/platform/http/contract'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Actor } from '@/lib/platform/session/actor'
import { hashPassword } from '@/lib/platform/session/password'
import { createSessionToken, deleteUserSession } from '@/lib/platform/session/service'
import { findInvitation, requireInvitation } from './invitations/service'
import { assertPasswordSignIn, assertStrongPassword } from './passwords/service'
import { queueVerification } from './recovery/service'
import { assertDomainAccepted, assertRegistrationOpen } from './registration/service'
import { findConsents, insertConsent } from './repository'
import { type registerInput, TERMS_VERSION } from './schema'
import { startSession } from './sign-in/service'

/** Creates an account with consent and session. An invitation adds its family and confirms the mailed address. */
export async function register(input: z.output<typeof registerInput>, context: RequestContext) {
  assertPasswordSignIn()
  const now = new Date()
  const language = input.language ?? context.locale
  const invitation = await findRegistrationInvitation(input)
  await assertStrongPassword(input.password, input)
  const passwordHash = await hashPassword(input.password)
  const emailVerifiedAt = invitation ? now : null
  const profile = { email: input.email, passwordHash, language, emailVerifiedAt, ...splitName(input.name) }
  const { id, session } = await transaction(async (tx) => {
    const account = await createAccount(tx, { ...profile, lastLoginAt: now }, 'register')
    if (!invitation) await queueVerification(tx, account, now)
    const options = { remember: false, userAgent: context.userAgent, now, method: 'register' as const }
    return { id: account.id, session: await startSession(tx, account, invitation, options) }
  }).catch((error) => {
    throw uniqueViolation(error)
      ? new AppError('email_taken', { fields: { email: [{ key: 'email_taken' }] } })
      : error
  })
  return { token: await createSessionToken(session), user: await readUser(id, language) }
}

async function findRegistrationInvitation({ uuid: invitationToken, email }: z.output<typeof registerInput>) {
  assertRegistrationOpen(invitationToken !== undefined)
  assertDomainAccepted(email)
  if (!invitationToken) return null
  if (!(await findInvitation(invitationToken))) {
    assertRegistrationOpen(false, { uuid: [{ key: 'invitation_gone' }] })
  }
  return requireInvitation(invitationToken, email)
}

type NewAccount = Parameters<typeof insertUser>[1] & { language: Locale; lastLoginAt: Date }

export async function createAccount(tx: Db, profile: NewAccount, channel: string): Promise<Account> {
  const account = await insertUser(tx, profile)
  const { language, lastLoginAt: acceptedAt } = profile
  const consent = { textVersion: TERMS_VERSION, channel }
  await insertConsent(tx, { userId: account.id, ...consent, language, acceptedAt })
  const entry = { actorId: account.id, subject: 'user', subjectId: account.id }
  await audit(tx, { ...entry, action: 'auth.consent_given', details: consent })
  return account
}

export async function signOut(actor: Actor | null): Promise<null> {
  if (!actor) return null
  const { userId, sessionId } = actor
  await transaction(async (tx) => {
    // Of two concurrent requests, only one is audited.
    if (!(await deleteUserSession(tx, userId, sessionId))) return
    await audit(tx, { actorId: userId, action: 'auth.signed_out', subject: 'user', subjectId: userId })
  })
  return null
}

export function readConsents(actor: Actor) {
  return findConsents(actor.userId)
}
