import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

/** Locks a family, so that adults leave in turn. */
export async function lockFamilyAndFindFounder(
  tx: Db,
  id: string,
): Promise<{ createdById: string | null } | null> {
  const rows = await tx.execute<{ createdById: string | null }>(Prisma.sql`
    select created_by_id as "createdById" from families where id = ${id}::uuid for update`)
  return rows[0] ?? null
}

/** Removes an adult and their open invitations. Posts and photos stay, visible to the family alone. */
export async function removeAdult(tx: Db, familyId: string, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId, familyId }, data: { familyId: null } })
  if (count === 0) return false
  await deleteInvitations(tx, familyId, userId)
  await tx.post.updateMany({ where: { familyId, userId }, data: { visibility: 'private', userId: null } })
  const ours = { OR: [{ familyId }, { familyAvatarOf: { some: { id: familyId } } }] }
  await tx.photo.updateMany({ where: { uploaderId: userId, ...ours }, data: { uploaderId: null } })
  return true
}

/** Deletes an adult's invitations, and those to their addresses, whose mailbox may hold the links. */
export async function deleteInvitations(tx: Db, familyId: string, userId: string): Promise<void> {
  await tx.$executeRaw`
    delete from invitations where family_id = ${familyId}::uuid and (
      invited_by_id = ${userId}::uuid and accepted_at is null
      or email in (
        select email from users where id = ${userId}::uuid
        union select "to" from outgoing_mails where user_id = ${userId}::uuid))`
}

export async function recordRemovedAdult(tx: Db, familyId: string, userId: string): Promise<void> {
  await tx.removedAdult.upsert({
    where: { familyId_userId: { familyId, userId } },
    create: { familyId, userId },
    update: {},
    select: { userId: true },
  })
}

export async function isAdult(tx: Db, familyId: string, userId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, familyId } })) === 1
}

/** Counts the other adults who can sign in. */
export function countOtherAdults(tx: Db, familyId: string, userId: string): Promise<number> {
  return tx.user.count({ where: { familyId, id: { not: userId }, status: 'active' } })
}

/** Returns the family, by default the pending one. */
export async function findFamilyId(tx: Db, userId: string): Promise<string | null> {
  const select = { familyId: true, pendingFamilyId: true }
  const row = await tx.user.findUnique({ where: { id: userId }, select })
  return row?.familyId ?? row?.pendingFamilyId ?? null
}

/** Locks a user, whose family then cannot change. */
export async function lockAccount(
  tx: Db,
  id: string,
): Promise<{ email: string; familyId: string | null } | null> {
  const rows = await tx.execute<{ email: string; familyId: string | null }>(Prisma.sql`
    select email, coalesce(family_id, pending_family_id) as "familyId" from users where id = ${id}::uuid for no key update`)
  return rows[0] ?? null
}

/** Returns a user's uploads, without pictures of content and family. */
export async function findPersonalPhotos(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx.photo.findMany({
    where: {
      uploaderId: userId,
      OR: [{ purpose: null }, { purpose: { in: ['completion', 'avatar'] } }],
      familyAvatarOf: { none: {} },
    },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

export async function findPhotosOfFamily(tx: Db, familyId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(Prisma.sql`
    select id from photos where family_id = ${familyId}::uuid
    union select avatar_photo_id from families where id = ${familyId}::uuid and avatar_photo_id is not null`)
  return rows.map(({ id }) => id)
}

export async function deleteFamily(tx: Db, id: string): Promise<void> {
  await tx.report.deleteMany({ where: { familyId: id } })
  await tx.family.delete({ where: { id }, select: { id: true } })
}

/** Deletes a user with their texts. Completions stay, as the family's points and badges. */
export async function deleteAccount(tx: Db, userId: string, email: string): Promise<void> {
  await tx.post.deleteMany({ where: { userId } })
  await deleteReactions(tx, userId)
  await tx.completion.updateMany({ where: { userId }, data: { userId: null, description: '' } })
  await tx.completionReversal.updateMany({ where: { userId }, data: { userId: null } })
  await tx.activity.updateMany({ where: { userId }, data: { userId: null } })
  await tx.report.updateMany({ where: { reporterId: userId }, data: { reporterId: null } })
  await tx.report.updateMany({ where: { handledById: userId }, data: { handledById: null } })
  await tx.shareCard.deleteMany({ where: { userId } })
  await tx.family.updateMany({ where: { createdById: userId }, data: { createdById: null } })
  await tx.invitation.deleteMany({ where: { email } })
  await tx.outgoingMail.deleteMany({ where: { to: email } })
  // Under this lock the user adds nothing more; the second pass counts concurrent reactions, which a cascade would
  // skip. Not locked earlier, since a like locks the post first.
  await tx.execute(Prisma.sql`select 1 from users where id = ${userId}::uuid for update`)
  await deleteReactions(tx, userId)
  await tx.user.delete({ where: { id: userId }, select: { id: true } })
}

/** Locks posts first, as new likes do, to avoid deadlocks. */
async function deleteReactions(tx: Db, userId: string): Promise<void> {
  await tx.$executeRaw`
    with held as (
      select id from posts where id in (select post_id from likes where user_id = ${userId}::uuid)
      order by id for no key update),
    gone as (
      delete from likes where user_id = ${userId}::uuid and post_id in (select id from held) returning post_id)
    update posts set like_count = like_count - 1 where id in (select post_id from gone)`
  await tx.$executeRaw`
    with gone as (delete from comments where user_id = ${userId}::uuid returning post_id, hidden_at),
         counted as (select post_id, count(*) filter (where hidden_at is null) as n from gone group by post_id)
    update posts set comment_count = comment_count - counted.n from counted where id = counted.post_id`
}
