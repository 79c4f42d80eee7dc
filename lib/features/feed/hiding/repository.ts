import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'
import { buildAudienceCondition, buildNotBlockedCondition } from '../visibility/repository'

export type Reportable = {
  familyId: string
  isHidden: boolean
}

/** Returns a post of the family or shown to it. */
export async function findReportablePost(viewerFamilyId: string, id: string): Promise<Reportable | null> {
  const [post] = await query<Reportable>(Prisma.sql`
    select family_id as "familyId", ${buildPostHiddenSql(viewerFamilyId)} as "isHidden" from posts
    where id = ${id}::uuid and ${buildForFamilySql(viewerFamilyId)}`)
  return post ?? null
}

/** Returns a comment under such a post, without blocks on either side. */
export async function findReportableComment(viewerFamilyId: string, id: string): Promise<Reportable | null> {
  const [comment] = await query<Reportable>(Prisma.sql`
    select c.family_id as "familyId", c.hidden_at is not null or ${buildPostHiddenSql(viewerFamilyId)} as "isHidden"
    from comments c join posts on posts.id = c.post_id
    where c.id = ${id}::uuid and ${buildForFamilySql(viewerFamilyId)}
      and ${buildNotBlockedCondition(Prisma.sql`${viewerFamilyId}::uuid`, Prisma.sql`c.family_id`)}`)
  return comment ?? null
}

const buildPostHiddenSql = (viewerFamilyId: string) =>
  Prisma.sql`(posts.hidden_at is not null and posts.family_id <> ${viewerFamilyId}::uuid)`

const buildForFamilySql = (viewerFamilyId: string) =>
  Prisma.sql`(posts.family_id = ${viewerFamilyId}::uuid or ${buildAudienceCondition(Prisma.sql`${viewerFamilyId}::uuid`)})`

/**
 * Hides visible posts.
 * @returns true if any was visible
 */
export async function hidePosts(
  tx: Db,
  where: { id: string } | { familyId: string },
  at: Date,
): Promise<boolean> {
  const { count } = await tx.post.updateMany({ where: { ...where, hiddenAt: null }, data: { hiddenAt: at } })
  return count > 0
}

/** Restores posts hidden at the given times. */
export async function showPosts(
  tx: Db,
  where: { id: string } | { familyId: string },
  hiddenAt: Date[],
): Promise<void> {
  await tx.post.updateMany({ where: { ...where, hiddenAt: { in: hiddenAt } }, data: { hiddenAt: null } })
}

/**
 * Hides a comment and updates the count.
 * @returns true if it was visible
 */
export async function hideComment(tx: Db, id: string, at: Date): Promise<boolean> {
  const hidden = await tx.$executeRaw`
    with hidden as (
      update comments set hidden_at = ${at}::timestamptz
      where id = ${id}::uuid and hidden_at is null returning post_id)
    update posts set comment_count = comment_count - 1 where id in (select post_id from hidden)`
  return hidden > 0
}

/** Restores a comment and updates the count. */
export async function showComment(tx: Db, id: string): Promise<void> {
  await tx.$executeRaw`
    with shown as (
      update comments set hidden_at = null
      where id = ${id}::uuid and hidden_at is not null returning post_id)
    update posts set comment_count = comment_count + 1 where id in (select post_id from shown)`
}

export function findPosts(ids: string[]) {
  return db().post.findMany({
    where: { id: { in: ids } },
    select: { id: true, hiddenAt: true, completion: { select: { description: true, photoId: true } } },
  })
}

export function findComments(ids: string[]) {
  return db().comment.findMany({
    where: { id: { in: ids } },
    select: { id: true, hiddenAt: true, content: true },
  })
}
