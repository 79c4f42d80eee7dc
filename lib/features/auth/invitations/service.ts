import 'server-only'
import { addHours } from 'date-fns'
import { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { recordDashboardEvent } from '@/lib/features/dashboard-events/service'
import { notifyFamily } from '@/lib/features/notifications/service'
import {
  type Account,
  assertVerifiedEmail,
  findAccountByEmail,
  setFamily,
} from '@/lib/features/users/service'
import { appUrl } from '@/lib/platform/config/env'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { type Locale, parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import { withRateLimit } from '@/lib/platform/rate-limits/service'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { signValue, verifySignedValue } from '@/lib/platform/session/signed-value'
import * as repo from './repository'
import { INVITATION_DAYS, type inviteInput, MAX_WAITING } from './schema'

const PURPOSE = 'invitation'

export type Invitation = NonNullable<Awaited<ReturnType<typeof repo.findOpen>>>

/** Invites an adult; the response does not reveal accounts. */
export async function inviteAdult(
  actor: FamilyActor,
  familyId: string,
  { email, language = actor.locale }: z.output<typeof inviteInput>,
) {
  assertOwnFamily(actor, familyId)
  await assertVerifiedEmail(actor.userId)
  const account = await findAccountByEmail(email)
  if (account?.familyId === familyId) {
    throw new AppError('validation_failed', { fields: { email: [{ key: 'already_member' }] } })
  }
  const now = new Date()
  const expiresAt = addHours(now, INVITATION_DAYS * 24)
  const send = async (tx: Db) => {
    await lockFamilyAsAdult(tx, actor)
    if ((await repo.countWaiting(tx, familyId, email, now)) >= MAX_WAITING) {
      throw new AppError('invitation_limit')
    }
    const invitation = await repo.upsert(tx, { familyId, email, invitedById: actor.userId, expiresAt })
    await queueInvitation(tx, invitation, account, language)
    const entry = { actorId: actor.userId, action: 'family.adult_invited', subject: 'family' }
    await audit(tx, { ...entry, subjectId: familyId })
  }
  // Counted with and without an account, so that the error does not reveal one.
  const recipient = { address: '', userId: null, email }
  await withRateLimit('invitation', recipient, () => transaction(send))
  return { email, expiresAt: expiresAt.toISOString() }
}

async function lockFamilyAsAdult(tx: Db, { familyId, userId }: FamilyActor): Promise<void> {
  const isThere = await repo.lockFamilyIfExists(tx, familyId)
  if (!isThere || !(await repo.isAdult(tx, familyId, userId))) throw new AppError('not_found')
}

async function queueInvitation(
  tx: Db,
  invitation: Invitation,
  account: Account | null,
  language: Locale,
): Promise<void> {
  const { firstName = '', familyName = '' } = invitation.invitedBy ?? {}
  const inviter = [firstName, familyName].filter(Boolean).join(' ')
  const values = { inviter, family: invitation.family.name, ...(account && { name: account.firstName }) }
  const link = `${appUrl()}/u/${invitation.id}`
  const locale = parseLocale(account?.language) ?? language
  const mail = { to: invitation.email, userId: account?.id ?? null, locale }
  if (account?.familyId) return queueMail(tx, { ...mail, template: 'invitation_elsewhere', values })
  const template = account ? 'invitation_account' : 'invitation'
  return queueMail(tx, { ...mail, template, values: { ...values, link } })
}

/** Deletes an open invitation by address, because its id is the link's secret. */
export async function withdrawInvitation(actor: FamilyActor, familyId: string, email: string): Promise<null> {
  assertOwnFamily(actor, familyId)
  await transaction(async (tx) => {
    await lockFamilyAsAdult(tx, actor)
    if (!(await repo.removeWaiting(tx, familyId, email))) throw new AppError('not_found')
    const entry = { actorId: actor.userId, action: 'family.invitation_withdrawn', subject: 'family' }
    await audit(tx, { ...entry, subjectId: familyId })
  })
  return null
}

export async function readInvitation(id: string) {
  const now = new Date()
  const found = await repo.findOpen(id, now)
  if (!found) throw new AppError('not_found')
  const account = await findAccountByEmail(found.email)
  return {
    user: { email: found.email, firstName: account?.firstName ?? '' },
    ...describeInviter(found),
    token: signValue(PURPOSE, found.id, addHours(now, 1)),
  }
}

function describeInviter({ invitedBy, family }: Invitation) {
  return { inviter: invitedBy?.firstName ?? '', family: family.name }
}

/** Returns a link's invitation for the sign-in page; null for a closed one. */
export async function readSignInInvitation(idOrToken: string) {
  const found = await findInvitation(idOrToken)
  if (!found) return null
  const account = await findAccountByEmail(found.email)
  const { id, email } = found
  return { invitationToken: id, email, hasAccount: account !== null, ...describeInviter(found) }
}

export async function findInvitation(idOrToken: string): Promise<Invitation | null> {
  const now = new Date()
  const id = z.uuid().safeParse(idOrToken).data ?? verifySignedValue(PURPOSE, idOrToken, now)
  return id ? repo.findOpen(id, now) : null
}

/**
 * Returns the open invitation of an address.
 * @throws AppError invitation_email_mismatch; validation_failed
 */
export async function requireInvitation(idOrToken: string, email: string): Promise<Invitation> {
  const found = await findInvitation(idOrToken)
  if (!found) throw createGoneError()
  if (found.email !== email) {
    throw new AppError('invitation_email_mismatch', {
      fields: { email: [{ key: 'invitation_email_mismatch' }] },
    })
  }
  return found
}

/**
 * Adds a user to the inviting family, also after a removal, in the sign-in's transaction.
 * @returns false when the user has a family
 * @throws AppError adult_limit; validation_failed
 */
export async function acceptInvitation(
  tx: Db,
  { id, familyId }: Invitation,
  userId: string,
): Promise<boolean> {
  const now = new Date()
  if (!(await repo.lockFamilyIfExists(tx, familyId))) throw createGoneError()
  if (!(await setFamily(tx, userId, familyId))) return false
  if (!(await repo.accept(tx, id, now))) throw createGoneError()
  await repo.forgetRemovedAdult(tx, familyId, userId)
  await recordDashboardEvent(tx, { familyId, userId, kind: 'joined_family', subjectId: id, at: now })
  const news = { kind: 'adult_joined', subjectId: userId, exceptUserId: userId } as const
  await notifyFamily(tx, { ...news, familyId, at: now })
  return true
}

const createGoneError = () =>
  new AppError('validation_failed', { fields: { uuid: [{ key: 'invitation_gone' }] } })
