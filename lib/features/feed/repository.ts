import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import { execute, literalLimit, type Queryable, query } from '@/lib/platform/db/query'

export type Page = {
  limit: number
  after: { createdAt: Date; id: string } | null
  /** Of one family only. */
  family?: string | undefined
}

/** Counts newer visible posts, up to a limit. */
export async function countNewer(viewerFamilyId: string, since: Date, limit: number): Promise<number> {
  const newer = Prisma.sql`and created_at > ${since}::timestamptz`
  const rows = await query(buildVisiblePosts(viewerFamilyId, newer, limit))
  return rows.length
}

/** Builds a range's newest visible posts (`and created_at …`), each source along its index. */
export function buildVisiblePosts(viewerFamilyId: string, range: Prisma.Sql, take: number): Prisma.Sql {
  return Prisma.sql`
    with sources as (
      select ${viewerFamilyId}::uuid as family_id, visibility, true as own
      from unnest(enum_range(null::feed_privacy)) as visibility
      union all
      select followed_id, 'followers', false from follows
      where follower_id = ${viewerFamilyId}::uuid and status = 'accepted')
    select id, created_at from (
      select p.id, p.created_at from sources s cross join lateral (
        select id, created_at from posts
        where family_id = s.family_id and visibility = s.visibility and (s.own or hidden_at is null) ${range}
        order by created_at desc, id desc limit ${literalLimit(take)}) p
      union all
      (select id, created_at from posts
        where visibility = 'public' and family_id <> ${viewerFamilyId}::uuid and hidden_at is null ${range}
          and ${buildNotBlockedSql(Prisma.sql`${viewerFamilyId}::uuid`, Prisma.sql`posts.family_id`)}
        order by created_at desc, id desc limit ${literalLimit(take)})) seen
    order by created_at desc, id desc limit ${literalLimit(take)}`
}

/** Builds one family's newest visible posts, each audience along its index. */
export function buildFamilyPosts(
  viewerFamilyId: string,
  family: string,
  range: Prisma.Sql,
  take: number,
): Prisma.Sql {
  const [viewer, author] = [Prisma.sql`${viewerFamilyId}::uuid`, Prisma.sql`${family}::uuid`]
  return Prisma.sql`
    with audiences as (
      select visibility from unnest(enum_range(null::feed_privacy)) as visibility
      where ${author} = ${viewer} or ${buildNotBlockedSql(viewer, author)} and (visibility = 'public'
        or visibility = 'followers' and exists (select 1 from follows
          where follower_id = ${viewer} and followed_id = ${author} and status = 'accepted')))
    select p.id, p.created_at from audiences a cross join lateral (
      select id, created_at from posts
      where family_id = ${author} and visibility = a.visibility
        and (family_id = ${viewer} or hidden_at is null) ${range}
      order by created_at desc, id desc limit ${literalLimit(take)}) p
    order by created_at desc, id desc limit ${literalLimit(take)}`
}

export async function canSee(viewerFamilyId: string, postId: string): Promise<boolean> {
  const rows = await query(Prisma.sql`select from posts where ${buildVisiblePostSql(postId, viewerFamilyId)}`)
  return rows.length > 0
}

/** Builds the condition for one own or visible post. */
export function buildVisiblePostSql(postId: string, viewerFamilyId: string): Prisma.Sql {
  return Prisma.sql`posts.id = ${postId}::uuid
    and (posts.family_id = ${viewerFamilyId}::uuid or ${buildVisibleToSql(Prisma.sql`${viewerFamilyId}::uuid`)})`
}

/** Builds the condition for visibility to another family. */
export function buildVisibleToSql(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(posts.hidden_at is null and ${buildAudienceSql(viewer)})`
}

/** Builds the condition for another family in the audience, hidden or not. */
export function buildAudienceSql(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${buildNotBlockedSql(viewer, Prisma.sql`posts.family_id`)} and (posts.visibility = 'public'
    or posts.visibility = 'followers' and exists (select 1 from follows f
      where f.follower_id = ${viewer} and f.followed_id = posts.family_id and f.status = 'accepted')))`
}

/** Builds the condition for no block. */
export function buildNotBlockedSql(one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`not exists (select 1 from blocks b
    where (b.blocker_id, b.blocked_id) in ((${one}, ${other}), (${other}, ${one})))`
}

type Liker = { userId: string; familyId: string }

/**
 * Removes a like and updates the count; locks the post first, as new likes do.
 * @returns true if the post is visible
 */
export async function unlike(postId: string, { userId, familyId }: Liker): Promise<boolean> {
  const seen = await execute(Prisma.sql`
    with seen as (
      select id from posts where ${buildVisiblePostSql(postId, familyId)} for no key update of posts),
    unliked as (
      delete from likes where post_id in (select id from seen) and user_id = ${userId}::uuid returning post_id),
    counted as (
      update posts set like_count = like_count - 1 where id in (select post_id from unliked))
    select from seen`)
  return seen.length > 0
}

type NewPost = { completionId: string; userId: string; familyId: string; createdAt: Date }

/** Inserts a post with the author's audience. It is private if a verified e-mail is required and missing. */
export async function insert(tx: Queryable, post: NewPost, mustBeVerified: boolean): Promise<void> {
  const { completionId, userId, familyId, createdAt } = post
  await tx.execute(Prisma.sql`
    with author as (
      select feed_privacy, email_verified_at from users where id = ${userId}::uuid for share)
    insert into posts (id, completion_id, family_id, user_id, visibility, created_at)
    values (${newId()}::uuid, ${completionId}::uuid, ${familyId}::uuid, ${userId}::uuid,
      coalesce((select feed_privacy from author
        where email_verified_at is not null or not ${mustBeVerified}::boolean), 'private'),
      ${createdAt}::timestamptz)`)
}

export async function removeOfCompletion(tx: Queryable, completionId: string): Promise<void> {
  await tx.execute(Prisma.sql`delete from posts where completion_id = ${completionId}::uuid`)
}

export function findOwner(id: string) {
  return db().post.findUnique({ where: { id }, select: { userId: true, familyId: true, visibility: true } })
}

/**
 * Turns comments off or on.
 * @returns false without a post
 */
export async function setCommentsOff(id: string, commentsOff: boolean): Promise<boolean> {
  const { count } = await db().post.updateMany({ where: { id }, data: { commentsOff } })
  return count === 1
}

export async function remove(id: string): Promise<boolean> {
  const { count } = await db().post.deleteMany({ where: { id } })
  return count === 1
}
