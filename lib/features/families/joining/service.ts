import 'server-only'
import { randomInt } from 'node:crypto'
import { addHours } from 'date-fns'
import { audit } from '@/lib/features/audit/service'
import { recordDashboardEvent } from '@/lib/features/dashboard-events/service'
import { notifyFamily } from '@/lib/features/notifications/service'
import { findAdults, hasVerifiedAdult, setFamily } from '@/lib/features/users/service'
import { env } from '@/lib/platform/config/env'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import { type Actor, assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { hasSession } from '@/lib/platform/session/service'
import { deleteCalendar } from '../calendar/repository'
import { JOIN_CODE, JOIN_CODE_DAYS } from '../rules'
import * as repo from './repository'

/**
 * Joins the family of a code.
 * @throws AppError family_setup_error_failed_to_join_family for an unknown code or a removed user; email_not_verified
 * without a required verified adult; already_in_family; adult_limit
 */
export async function joinFamily(actor: Actor, joinCode: string) {
  if (actor.familyId) throw new AppError('already_in_family')
  const now = new Date()
  return transaction(async (tx) => {
    const family = await repo.lockByJoinCode(tx, joinCode, now)
    // Same response as for an unknown code, which someone may have passed on.
    if (!family || (await repo.isRemoved(tx, family.id, actor.userId))) {
      throw new AppError('family_setup_error_failed_to_join_family')
    }
    await assertVerifiedFamily(tx, family.id)
    await addActorToFamily(tx, actor, family.id)
    await recordDashboardEvent(tx, {
      familyId: family.id,
      userId: actor.userId,
      kind: 'joined_family',
      at: now,
    })
    await announceAdult(tx, actor, family)
    const news = { kind: 'adult_joined', subjectId: actor.userId, exceptUserId: actor.userId } as const
    await notifyFamily(tx, { ...news, familyId: family.id, at: now })
    const entry = { actorId: actor.userId, subject: 'family', subjectId: family.id }
    await audit(tx, { ...entry, action: 'family.joined_by_code' })
    return family
  })
}

/** The family may have been founded with another person's address. */
async function assertVerifiedFamily(tx: Db, familyId: string): Promise<void> {
  if (!env().REQUIRE_VERIFIED_EMAIL || (await hasVerifiedAdult(tx, familyId))) return
  throw new AppError('email_not_verified', { fields: { uniqueCode: [{ key: 'family_not_verified' }] } })
}

/**
 * Adds the actor to a locked family.
 * @throws AppError already_in_family, adult_limit; unauthenticated when the session has ended
 */
export async function addActorToFamily(tx: Db, actor: Actor, familyId: string): Promise<void> {
  if (!(await setFamily(tx, actor.userId, familyId))) throw new AppError('already_in_family')
  // With the user's row locked, this rejects a session that a takeover ended.
  if (!(await hasSession(tx, actor.sessionId))) throw new AppError('unauthenticated')
}

/** The code may have reached a stranger. */
async function announceAdult(tx: Db, actor: Actor, family: { id: string; name: string }): Promise<void> {
  const adults = await findAdults(tx, family.id)
  const adult = adults.find(({ id }) => id === actor.userId)?.firstName ?? ''
  for (const { id, email, firstName, language } of adults.filter(({ id }) => id !== actor.userId)) {
    await queueMail(tx, {
      to: email,
      userId: id,
      template: 'adult_joined',
      locale: parseLocale(language) ?? DEFAULT_LOCALE,
      values: { name: firstName, adult, family: family.name },
    })
  }
}

/** Returns a random code without look-alikes. */
export function drawCode(): string {
  const { alphabet, length } = JOIN_CODE
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Creates a join code, valid for 30 days. */
export async function createJoinCode(tx: Db): Promise<repo.JoinCode> {
  for (;;) {
    const joinCode = drawCode()
    // Rarely retries: 31 letters in 8 places.
    if (!(await repo.joinCodeExists(tx, joinCode))) {
      return { joinCode, joinCodeExpiresAt: addHours(new Date(), JOIN_CODE_DAYS * 24) }
    }
  }
}

/** Renews the join code; the old one ends. */
export async function renewJoinCode(
  actor: FamilyActor,
  id: string,
): Promise<{ uniqueCode: string; codeExpires: string }> {
  assertOwnFamily(actor, id)
  const { joinCode, joinCodeExpiresAt } = await transaction(async (tx) => {
    await lockAsMember(tx, actor, id)
    return replaceJoinCode(tx, id, { actorId: actor.userId, cause: 'request' })
  })
  return { uniqueCode: joinCode, codeExpires: joinCodeExpiresAt.toISOString() }
}

/**
 * Replaces join and pairing codes, which an adult who left knows. Except on request, ends paired devices and the
 * calendar's address: that adult may have them.
 */
export async function replaceJoinCode(
  tx: Db,
  id: string,
  { actorId, cause }: { actorId: string; cause: 'request' | 'removal' | 'leaving' | 'erasure' | 'kept' },
): Promise<repo.JoinCode> {
  const code = await createJoinCode(tx)
  await repo.updateJoinCode(tx, id, code)
  await repo.deleteDevices(tx, id, { paired: cause !== 'request' })
  if (cause !== 'request') await deleteCalendar(tx, id)
  const entry = { actorId, subject: 'family', subjectId: id, details: { cause } }
  await audit(tx, { ...entry, action: 'family.code_renewed' })
  return code
}

/**
 * Locks a family for a member, who may be removed.
 * @throws AppError not_found
 */
export async function lockAsMember(tx: Db, actor: Actor, id: string): Promise<void> {
  const isThere = await repo.lockFamilyIfExists(tx, id)
  if (!isThere || !(await repo.isAdult(tx, id, actor.userId))) throw new AppError('not_found')
}
