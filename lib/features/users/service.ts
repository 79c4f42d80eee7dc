import 'server-only'
import { audit, auditAdminReading } from '@/lib/features/audit/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { detachPhoto, lockAndAttachPhoto } from '@/lib/features/photos/service'
import type { Streak } from '@/lib/features/scores/rules'
import { getStreak } from '@/lib/features/scores/service'
import { env } from '@/lib/platform/config/env'
import { ageAt } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { type Locale, parseLocale } from '@/lib/platform/i18n/locales'
import type { Actor } from '@/lib/platform/session/actor'
import { canReadWhole, isRelated } from './policy'
import * as repo from './repository'
import { isProfileComplete, KID_MAX_AGE, MAX_ADULTS } from './rules'
import type { UserCard, UserView } from './schema'

export {
  type Account,
  findAccount,
  findAccountByEmail,
  findAdults,
  hasVerifiedAdult,
  insertUser,
  lockCredentials,
  recordSignIn,
  type SignedInUserRow,
  updateCredentials,
} from './repository'

/**
 * Returns an account.
 * @throws AppError not_found
 */
export async function getAccount(id: string, tx?: Db) {
  const account = await repo.findAccount(id, tx)
  if (!account) throw new AppError('not_found')
  return account
}

export function readSelf(actor: Actor, streak = readStreak(actor)): Promise<UserView> {
  return readUser(actor.userId, actor.locale, actor, streak)
}

type StreakOwner = Pick<Actor, 'familyId' | 'timezone' | 'contentRevision'>

/**
 * Returns a user's record with the family's numbers.
 * @param session allows concurrent queries and cached content
 * @param sessionStreak streak of the session's family
 */
export async function readUser(
  id: string,
  locale: Locale,
  session?: StreakOwner,
  sessionStreak = readStreak(session),
): Promise<UserView> {
  const [row, expected] = await Promise.all([repo.findRecord(id), sessionStreak])
  if (!row) throw new AppError('not_found')
  const { timezone, familyId } = row
  const isSessionCurrent = session?.familyId === familyId && session.timezone === timezone
  const owner = { contentRevision: null, ...session, familyId, timezone }
  const streak = isSessionCurrent ? expected : await readStreak(owner)
  return toUserView(row, locale, streak)
}

/** Returns the user from the row that `recordSignIn` returned, which saves a query. */
export async function toSignedInUser(
  { contentRevision, ...row }: repo.SignedInUserRow,
  locale: Locale,
): Promise<UserView> {
  return toUserView(row, locale, await readStreak({ ...row, contentRevision }))
}

function toUserView(row: repo.UserRecord, locale: Locale, { current }: Streak): UserView {
  const { avatarPhotoId, lastLoginAt, birthDates, timezone, familyId, language, ...user } = row
  const today = localDateAt(new Date(), timezone ?? 'UTC')
  const ages = birthDates.map((birthDate) => ageAt(birthDate, today))
  const childrenAges = ages.filter((age) => age <= KID_MAX_AGE)
  return {
    ...user,
    avatar: avatarPhotoId && photoUrl(avatarPhotoId),
    hasFamily: familyId !== null,
    familyId,
    childrenAges,
    streak: current,
    lastLogin: lastLoginAt?.toISOString() ?? null,
    language: parseLocale(language) ?? locale,
    profileComplete: isProfileComplete({ ...user, childrenAges }),
  }
}

async function readStreak(owner: StreakOwner | undefined): Promise<Streak> {
  if (!owner?.familyId || !owner.timezone) return { current: 0, best: 0 }
  return getStreak({ ...owner, familyId: owner.familyId, timezone: owner.timezone })
}

/**
 * Returns a user as visible to the actor; audits an administrator's reading.
 * @throws AppError not_found for inactive users and blocked families
 */
export async function getUser(actor: Actor, id: string): Promise<UserView | UserCard> {
  const row = await repo.findCard(id)
  if (!row) throw new AppError('not_found')
  if (canReadWhole(actor, row)) {
    await auditAccountReading(actor, row)
    return readUser(id, actor.locale)
  }
  const { avatarPhotoId, status, ...card } = row
  if (status !== 'active' || (await isBlocked(actor.familyId, card.familyId))) throw new AppError('not_found')
  return { ...card, avatar: avatarPhotoId && photoUrl(avatarPhotoId) }
}

/** Audits an administrator's reading of another account. */
export async function auditAccountReading(
  actor: Actor,
  person: Parameters<typeof isRelated>[1],
  details: { sessions?: true } = {},
): Promise<void> {
  if (!isRelated(actor, person)) await auditAdminReading(actor, 'user', person.id, details)
}

async function isBlocked(one: string | null, other: string | null): Promise<boolean> {
  return one !== null && other !== null && (await repo.areBlocked(one, other))
}

type Changes = Parameters<typeof repo.update>[2]

/**
 * Updates the own record.
 * @throws AppError not_found for another id
 */
export async function updateUser(actor: Actor, id: string, changes: Changes): Promise<UserView> {
  if (actor.userId !== id) throw new AppError('not_found')
  await transaction(async (tx) => {
    if (changes.avatarPhotoId !== undefined) await changeAvatar(tx, actor, changes.avatarPhotoId)
    await repo.update(tx, id, changes)
  })
  return readSelf(actor)
}

async function changeAvatar(tx: Db, actor: Actor, photoId: string | null): Promise<void> {
  const before = await repo.lockAvatar(tx, actor.userId)
  if (photoId === before) return
  if (photoId) await lockAndAttachPhoto(tx, actor, photoId, 'avatar')
  if (before) await detachPhoto(tx, before, new Date())
}

type Privacy = Parameters<typeof repo.updatePrivacy>[2]

/**
 * Updates the audience of all the actor's posts.
 * @throws AppError email_not_verified
 */
export async function updatePrivacy(actor: Actor, id: string, privacy: Privacy): Promise<UserView> {
  if (actor.userId !== id) throw new AppError('not_found')
  if (privacy.feedPrivacy && privacy.feedPrivacy !== 'private') await assertVerifiedEmail(id)
  await transaction(async (tx) => {
    await repo.updatePrivacy(tx, id, privacy)
    const details = Object.fromEntries(Object.entries(privacy).filter(([, value]) => value !== undefined))
    await audit(tx, { actorId: id, action: 'user.privacy_changed', subject: 'user', subjectId: id, details })
  })
  return readSelf(actor)
}

/**
 * Adds a user to a locked family, unless they have one.
 * @throws AppError adult_limit
 */
export async function setFamily(tx: Db, id: string, familyId: string): Promise<boolean> {
  if (!(await repo.setFamily(tx, id, familyId))) return false
  if ((await repo.countAdults(tx, familyId)) > MAX_ADULTS) throw new AppError('adult_limit')
  return true
}

/** Checks for a verified address; true where none is required. */
export async function isVerifiedEnough(userId: string): Promise<boolean> {
  if (!env().REQUIRE_VERIFIED_EMAIL) return true
  const account = await repo.findAccount(userId)
  return Boolean(account?.emailVerifiedAt)
}

/**
 * Requires a verified address, where configured.
 * @throws AppError email_not_verified
 */
export async function assertVerifiedEmail(userId: string): Promise<void> {
  if (!(await isVerifiedEnough(userId))) throw new AppError('email_not_verified')
}
