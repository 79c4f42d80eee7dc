import 'server-only'
import type { Db } from '@/lib/db/client'

/** Locks a family until the transaction ends, so that two adults who leave at once do so one after the other. */
export async function lockFamily(tx: Db, id: string): Promise<{ createdById: string | null } | null> {
  const rows = await tx.$queryRaw<{ createdById: string | null }[]>`
    select created_by_id as "createdById" from families where id = ${id}::uuid for update`
  return rows[0] ?? null
}

/**
 * Takes an adult out of the family with their open invitations; false when the family has no such adult. What they
 * posted and took photos of stays with the family, which alone sees it from now on.
 */
export async function removeAdult(tx: Db, familyId: string, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId, familyId }, data: { familyId: null } })
  if (count === 0) return false
  await deleteInvitations(tx, familyId, userId)
  await tx.post.updateMany({ where: { familyId, userId }, data: { visibility: 'private', userId: null } })
  const ours = { OR: [{ familyId }, { familyAvatarOf: { some: { id: familyId } } }] }
  await tx.photo.updateMany({ where: { uploaderId: userId, ...ours }, data: { uploaderId: null } })
  return true
}

/**
 * Deletes the invitations that an adult sent, and those to any address that the account has or had: the links may be in
 * that mailbox. Mails are kept for longer than an invitation is good for.
 */
export async function deleteInvitations(tx: Db, familyId: string, userId: string): Promise<void> {
  await tx.$executeRaw`
    delete from invitations where family_id = ${familyId}::uuid and (
      invited_by_id = ${userId}::uuid and accepted_at is null
      or email in (
        select email from users where id = ${userId}::uuid
        union select "to" from outgoing_mails where user_id = ${userId}::uuid))`
}

/** Remembers that an account was removed, so that it returns by invitation only. */
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

/** Other adults who can sign in. */
export function countOtherAdults(tx: Db, familyId: string, userId: string): Promise<number> {
  return tx.user.count({ where: { familyId, id: { not: userId }, status: 'active' } })
}

/** Returns the family of an account, or the one that its owner has not decided about. */
export async function findFamilyId(tx: Db, userId: string): Promise<string | null> {
  const select = { familyId: true, pendingFamilyId: true }
  const row = await tx.user.findUnique({ where: { id: userId }, select })
  return row?.familyId ?? row?.pendingFamilyId ?? null
}

/** An account that neither comes into a family nor leaves one until the transaction ends. */
export async function lockAccount(
  tx: Db,
  id: string,
): Promise<{ email: string; familyId: string | null } | null> {
  const rows = await tx.$queryRaw<{ email: string; familyId: string | null }[]>`
    select email, coalesce(family_id, pending_family_id) as "familyId" from users where id = ${id}::uuid for no key update`
  return rows[0] ?? null
}

/** Photos that go with an account: all it uploaded but pictures of content and those its family is shown by. */
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
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from photos where family_id = ${familyId}::uuid
    union select avatar_photo_id from families where id = ${familyId}::uuid and avatar_photo_id is not null`
  return rows.map(({ id }) => id)
}

/** A family with everything that hangs on it. */
export async function deleteFamily(tx: Db, id: string): Promise<void> {
  await tx.report.deleteMany({ where: { familyId: id } })
  await tx.family.delete({ where: { id }, select: { id: true } })
}

/**
 * An account with what it wrote. What the family did stays the family's, without saying who it was: points and
 * badges are earned together.
 */
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
  // Held so, nothing more comes of the account; what was being written meanwhile would go with it, but not out of the
  // counts. It is not held so before, since who likes a post holds that first and the account then.
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for update`
  await deleteReactions(tx, userId)
  await tx.user.delete({ where: { id: userId }, select: { id: true } })
}

/**
 * Likes and comments under other people's posts, whose counts follow. Posts are held before their likes, as where likes
 * are added: or who erases and who likes could wait for each other.
 */
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
