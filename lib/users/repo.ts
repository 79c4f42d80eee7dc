import 'server-only'
import { type Db, db } from '@/lib/db/client'
import { fromDateColumn } from '@/lib/db/local-date'

const ACCOUNT = {
  id: true,
  email: true,
  passwordHash: true,
  status: true,
  isAdmin: true,
  familyId: true,
  language: true,
} as const

export function findAccountByEmail(email: string) {
  return db().user.findUnique({ where: { email }, select: ACCOUNT })
}

/** The record and what is told along with it from the family's rows: a read model across rooms. */
export async function findRecord(id: string) {
  const row = await db().user.findUnique({
    where: { id },
    select: {
      id: true,
      email: true,
      firstName: true,
      familyName: true,
      avatarPhotoId: true,
      familyId: true,
      feedPrivacy: true,
      showChildPhotos: true,
      isAdmin: true,
      status: true,
      lastLoginAt: true,
      language: true,
      family: {
        select: {
          timezone: true,
          kids: { orderBy: [{ birthDate: 'asc' }, { id: 'asc' }], select: { birthDate: true } },
          earnedBadges: { distinct: ['badgeId'], select: { badgeId: true } },
          following: { where: { status: 'accepted' }, select: { followedId: true } },
          followers: { where: { status: 'accepted' }, select: { followerId: true } },
        },
      },
    },
  })
  if (!row) return null
  const { family, ...user } = row
  return {
    ...user,
    timezone: family?.timezone ?? null,
    birthDates: family?.kids.map((kid) => fromDateColumn(kid.birthDate)) ?? [],
    badges: family?.earnedBadges.map((earned) => earned.badgeId) ?? [],
    following: family?.following.map((follow) => follow.followedId) ?? [],
    followers: family?.followers.map((follow) => follow.followerId) ?? [],
  }
}

export function countCompletions(familyId: string): Promise<number> {
  return db().completion.count({ where: { familyId, reversal: null } })
}

export type NewUser = {
  email: string
  passwordHash: string
  firstName: string
  familyName: string
  language: string
  lastLoginAt: Date
}

export function create(tx: Db, user: NewUser) {
  return tx.user.create({ data: user, select: ACCOUNT })
}

export async function update(
  id: string,
  data: { firstName?: string | undefined; familyName?: string | undefined; language?: string | undefined },
): Promise<void> {
  await db().user.update({ where: { id }, data, select: { id: true } })
}

export async function noteLogin(tx: Db, id: string, at: Date, language: string | undefined): Promise<void> {
  await tx.user.update({
    where: { id },
    data: { lastLoginAt: at, ...(language && { language }) },
    select: { id: true },
  })
}

/** Puts a person without family into one; false when they have one by now. */
export async function setFamily(tx: Db, id: string, familyId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id, familyId: null }, data: { familyId } })
  return count === 1
}
