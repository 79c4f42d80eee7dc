import 'server-only'
import { ageAt } from '@/lib/dates/format'
import { localDateAt } from '@/lib/dates/local-date'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { type Locale, localeOf } from '@/lib/i18n/locales'
import { photoUrl } from '@/lib/photos/schema'
import { streakOf, totalPoints } from '@/lib/scores/service'
import type { Actor } from '@/lib/session/actor'
import * as repo from './repo'
import { profileComplete } from './rules'
import type { UserView } from './schema'

export { create as createUser, findAccountByEmail, noteLogin, setFamily } from './repo'

/** A person's own record with the numbers of their family. */
export async function readUser(id: string, locale: Locale): Promise<UserView> {
  const row = await repo.findRecord(id)
  if (!row) throw new AppError('not_found')
  const { avatarPhotoId, lastLoginAt, birthDates, timezone, familyId, language, ...user } = row
  const today = localDateAt(new Date(), timezone ?? 'UTC')
  const [points, completedTasks, streak] = familyId
    ? await Promise.all([
        totalPoints(db(), familyId),
        repo.countCompletions(familyId),
        streakOf(db(), familyId, today),
      ])
    : [0, 0, { current: 0 }]
  const childrenAges = birthDates.map((birthDate) => ageAt(birthDate, today))
  return {
    ...user,
    avatar: avatarPhotoId && photoUrl(avatarPhotoId),
    hasFamily: familyId !== null,
    familyId,
    childrenAges,
    points,
    completedTasks,
    streak: streak.current,
    lastLogin: lastLoginAt?.toISOString() ?? null,
    language: localeOf(language) ?? locale,
    profileComplete: profileComplete({ ...user, childrenAges }),
  }
}

type Changes = Parameters<typeof repo.update>[1]

/** Changes one's own record; another id is not found, whoever it belongs to. */
export async function updateUser(actor: Actor, id: string, changes: Changes): Promise<UserView> {
  if (actor.userId !== id) throw new AppError('not_found')
  await repo.update(id, changes)
  return readUser(id, actor.locale)
}
