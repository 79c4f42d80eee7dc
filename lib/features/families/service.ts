import 'server-only'
import type { z } from 'zod'
import { audit, auditAdminReading } from '@/lib/features/audit/service'
import { recordDashboardEvent } from '@/lib/features/dashboard-events/service'
import { rescheduleNotifications } from '@/lib/features/notifications/settings/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { detachPhoto, lockAndAttachPhoto } from '@/lib/features/photos/service'
import { env } from '@/lib/platform/config/env'
import { ageAt } from '@/lib/platform/dates/format'
import { endOfLocalDay, localDateAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { type Actor, assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { addActorToFamily, createJoinCode, lockAsMember } from './joining/service'
import { canReadFamily, canReadFamilyAsAdmin } from './policy'
import * as repo from './repository'
import { splitGrownUps } from './rules'
import type { createFamilyInput, FamilyForAdmin, FamilyView, TodayView, updateFamilyInput } from './schema'

/**
 * Founds a family.
 * @throws AppError already_in_family, also for concurrent requests
 */
export async function createFamily(actor: Actor, input: z.output<typeof createFamilyInput>) {
  if (actor.familyId) throw new AppError('already_in_family')
  const timezone = input.timezone ?? env().APP_TIMEZONE
  const family = await transaction(async (tx) => {
    const code = await createJoinCode(tx)
    const created = await repo.createFamily(tx, {
      name: input.name,
      ...code,
      timezone,
      createdById: actor.userId,
    })
    await addActorToFamily(tx, actor, created.id)
    await recordDashboardEvent(tx, {
      familyId: created.id,
      userId: actor.userId,
      kind: 'created_family',
      at: new Date(),
    })
    return created
  })
  return { id: family.id, name: family.name, uniqueCode: family.joinCode }
}

/** Returns a family to its members, or a part to an administrator; audited. */
export async function readFamily(actor: Actor, id: string): Promise<FamilyView | FamilyForAdmin> {
  if (!canReadFamilyAsAdmin(actor, id)) return getFamily(actor, id)
  const family = await repo.findFamily(id, new Date())
  if (!family) throw new AppError('not_found')
  await auditAdminReading(actor, 'family', id)
  const { name, timezone, kids } = family
  const today = localDateAt(new Date(), timezone)
  const ages = splitGrownUps(kids, today).kids.map((kid) => ({
    id: kid.id,
    age: ageAt(kid.birthDate, today),
  }))
  return { id, name, timezone, adults: toAdults(family), kids: ages }
}

/**
 * Returns a family to members.
 * @throws AppError not_found
 */
export async function getFamily(actor: Actor, id: string): Promise<FamilyView> {
  const family = canReadFamily(actor, id) ? await repo.findFamily(id, new Date()) : null
  if (!family) throw new AppError('not_found')
  const { joinCode, codeExpires, createdAt, avatarPhotoId, createdById, adults, activities, ...rest } = family
  // Possibly removed since the session was read.
  const isMember = adults.some((adult) => adult.id === actor.userId)
  if (!isMember) throw new AppError('not_found')
  const members = new Set(adults.map(({ email }) => email))
  const waiting = family.invitations.filter(({ email }) => !members.has(email))
  return {
    ...rest,
    ...splitGrownUps(family.kids, localDateAt(new Date(), family.timezone)),
    uniqueCode: joinCode,
    codeExpires: new Date(codeExpires).toISOString(),
    joinedOn: localDateAt(new Date(createdAt), family.timezone),
    avatar: avatarPhotoId && photoUrl(avatarPhotoId),
    adults: toAdults(family),
    invitations: waiting.map(({ email, expiresAt }) => ({
      email,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  }
}

function toAdults({ adults, activities, createdById }: repo.FamilyRecord): FamilyView['adults'] {
  return adults.map(({ firstName, familyName, avatarPhotoId, ...adult }) => ({
    ...adult,
    name: [firstName, familyName].filter(Boolean).join(' '),
    avatar: avatarPhotoId && photoUrl(avatarPhotoId),
    isFounder: adult.id === createdById,
    arrival: toArrival(activities.findLast(({ userId }) => userId === adult.id)),
  }))
}

type Coming = { kind: string; subjectId: string | null; at: string }

/** Only an invitation is its activity's subject. */
function toArrival(coming: Coming | undefined): FamilyView['adults'][number]['arrival'] {
  if (!coming) return null
  const joined = coming.subjectId ? 'invitation' : 'code'
  return { at: new Date(coming.at).toISOString(), by: coming.kind === 'created_family' ? 'founding' : joined }
}

/** Returns the family's day by the server's clock. */
export function toTodayView({ timezone }: FamilyActor, now = new Date()): TodayView {
  const date = localDateAt(now, timezone)
  return { date, now: now.toISOString(), ends: endOfLocalDay(date, timezone).toISOString() }
}

/**
 * Returns the family's day to members.
 * @throws AppError not_found
 */
export async function readToday(actor: FamilyActor, id: string): Promise<TodayView> {
  assertOwnFamily(actor, id)
  return toTodayView(actor)
}

export async function renameFamily(actor: FamilyActor, id: string, name: string): Promise<FamilyView> {
  assertOwnFamily(actor, id)
  await transaction(async (tx) => {
    await lockAsMember(tx, actor, id)
    await repo.updateFamily(tx, id, { name })
  })
  return getFamily(actor, id)
}

/** Updates a family's settings. */
export async function updateFamily(
  actor: FamilyActor,
  id: string,
  changes: z.output<typeof updateFamilyInput>,
): Promise<FamilyView> {
  assertOwnFamily(actor, id)
  await transaction(async (tx) => {
    await lockAsMember(tx, actor, id)
    const before = await repo.findReplaced(tx, id)
    await changeAvatar(tx, actor, before.avatarPhotoId, changes.avatarPhotoId)
    await repo.updateFamily(tx, id, changes)
    if (changes.timezone) await rescheduleNotifications(tx, id, new Date())
    const { timezone: to = before.timezone } = changes
    if (to !== before.timezone) await noteZone(tx, actor, { from: before.timezone, to })
  })
  return getFamily(actor, id)
}

async function changeAvatar(
  tx: Db,
  actor: FamilyActor,
  before: string | null,
  after: string | null | undefined,
): Promise<void> {
  if (after === undefined || after === before) return
  if (after) await lockAndAttachPhoto(tx, actor, after, 'avatar')
  if (before) await detachPhoto(tx, before, new Date())
}

/** A zone change may collect points of more than one day. */
function noteZone(tx: Db, actor: FamilyActor, details: { from: string; to: string }): Promise<void> {
  const entry = { actorId: actor.userId, subject: 'family', subjectId: actor.familyId }
  return audit(tx, { ...entry, action: 'family.zone_changed', details })
}
