import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import {
  ASYNC_COMMIT,
  type Connection,
  execute,
  executeWith,
  literalLimit,
  query,
} from '@/lib/platform/db/query'

export type Page = { limit: number; after: { createdAt: Date; id: string } | null }

/** Builds a page of visible posts, plus one row to detect a next page. */
export function buildVisiblePostsPage(me: string, { limit, after }: Page): Prisma.Sql {
  const older = after
    ? Prisma.sql`and (created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  return buildVisiblePosts(me, older, limit + 1)
}

/** Counts newer visible posts, up to a limit. */
export async function countNewer(me: string, since: Date, limit: number): Promise<number> {
  const newer = Prisma.sql`and created_at > ${since}::timestamptz`
  const rows = await query(buildVisiblePosts(me, newer, limit))
  return rows.length
}

/** Builds the newest visible posts. Each source (own family, followed ones, public posts) is read along its index. */
function buildVisiblePosts(me: string, range: Prisma.Sql, take: number): Prisma.Sql {
  return Prisma.sql`
    with sources as (
      select ${me}::uuid as family_id, visibility, true as own
      from unnest(enum_range(null::feed_privacy)) as visibility
      union all
      select followed_id, 'followers', false from follows
      where follower_id = ${me}::uuid and status = 'accepted')
    select id, created_at from (
      select p.id, p.created_at from sources s cross join lateral (
        select id, created_at from posts
        where family_id = s.family_id and visibility = s.visibility and (s.own or hidden_at is null) ${range}
        order by created_at desc, id desc limit ${literalLimit(take)}) p
      union all
      (select id, created_at from posts
        where visibility = 'public' and family_id <> ${me}::uuid and hidden_at is null ${range}
          and ${notBlocked(Prisma.sql`${me}::uuid`)}
        order by created_at desc, id desc limit ${literalLimit(take)})) seen
    order by created_at desc, id desc limit ${literalLimit(take)}`
}

export async function canSee(me: string, postId: string): Promise<boolean> {
  const rows = await query(Prisma.sql`select from posts where ${isSeen(postId, me)}`)
  return rows.length > 0
}

function isSeen(postId: string, me: string): Prisma.Sql {
  return Prisma.sql`id = ${postId}::uuid
    and (family_id = ${me}::uuid or ${isShownTo(Prisma.sql`${me}::uuid`)})`
}

/** Builds the condition that a row of `posts` is visible to another family. */
export function isShownTo(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(posts.hidden_at is null and ${isInAudience(viewer)})`
}

/** Builds the condition that another family is in the audience, whether the post is hidden or not. */
export function isInAudience(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${notBlocked(viewer)} and (posts.visibility = 'public'
    or posts.visibility = 'followers' and exists (select 1 from follows f
      where f.follower_id = ${viewer} and f.followed_id = posts.family_id and f.status = 'accepted')))`
}

function notBlocked(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`not exists (select 1 from blocks b
    where (b.blocker_id, b.blocked_id) in ((${viewer}, posts.family_id), (posts.family_id, ${viewer})))`
}

type Liker = { userId: string; familyId: string }

/** `place` identifies the like in the response. */
export type LikeRequest = Liker & { postId: string; place: number }

/**
 * Builds the CTEs of likes: `seen` has the permitted requests, `counted` the new counts. Likes of one post wait for its
 * lock; a batch skips locked posts and users, to avoid deadlocks and waits. JSON, since a list of values needs a query
 * plan per length.
 */
export function buildLikeCtes(asked: LikeRequest[]): Prisma.Sql {
  const areOfOne = asked.every(({ postId }) => postId === asked[0]?.postId)
  const [withUsers, freeUsers] =
    asked.length === 1
      ? [Prisma.empty, Prisma.empty]
      : [Prisma.sql`join users on users.id = asked.user_id`, Prisma.sql`for key share of users skip locked`]
  return Prisma.sql`
    asked as (
      select "postId" as post_id, "userId" as user_id, "familyId" as family_id, place
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked ("postId" uuid, "userId" uuid, "familyId" uuid, place int), ${ASYNC_COMMIT}),
    seen as materialized (
      select asked.* from asked join posts on posts.id = asked.post_id ${withUsers}
      where posts.family_id = asked.family_id or ${isShownTo(Prisma.sql`asked.family_id`)}
      for no key update of posts ${areOfOne ? Prisma.empty : Prisma.sql`skip locked`} ${freeUsers}),
    liked as (
      insert into likes (post_id, user_id, family_id) select post_id, user_id, family_id from seen
      on conflict do nothing returning post_id),
    counted as (
      update posts set like_count = like_count + fresh.likes
      from (select post_id, count(*)::int as likes from liked group by post_id) fresh
      where posts.id = fresh.post_id returning posts.id, like_count)`
}

/**
 * Removes a like and updates the count; locks the post first, as new likes do.
 * @returns whether the post is visible
 */
export async function unlike(postId: string, { userId, familyId }: Liker): Promise<boolean> {
  const seen = await execute(Prisma.sql`
    with seen as (
      select id from posts, ${ASYNC_COMMIT} where ${isSeen(postId, familyId)} for no key update of posts),
    unliked as (
      delete from likes where post_id in (select id from seen) and user_id = ${userId}::uuid returning post_id),
    counted as (
      update posts set like_count = like_count - 1 where id in (select post_id from unliked))
    select from seen`)
  return seen.length > 0
}

type NewPost = { completionId: string; userId: string; familyId: string; createdAt: Date }

/**
 * Adds a post with its author's audience, or a private one without a required verified address. Locks the author
 * against concurrent changes.
 */
export async function insert(tx: Connection, post: NewPost, mustBeVerified: boolean): Promise<void> {
  const { completionId, userId, familyId, createdAt } = post
  await executeWith(
    tx,
    Prisma.sql`
    with author as (
      select feed_privacy, email_verified_at from users where id = ${userId}::uuid for share)
    insert into posts (id, completion_id, family_id, user_id, visibility, created_at)
    values (${newId()}::uuid, ${completionId}::uuid, ${familyId}::uuid, ${userId}::uuid,
      coalesce((select feed_privacy from author
        where email_verified_at is not null or not ${mustBeVerified}::boolean), 'private'),
      ${createdAt}::timestamptz)`,
  )
}

export async function removeOfCompletion(tx: Connection, completionId: string): Promise<void> {
  await executeWith(tx, Prisma.sql`delete from posts where completion_id = ${completionId}::uuid`)
}

export function findOwner(id: string) {
  return db().post.findUnique({ where: { id }, select: { userId: true, familyId: true, visibility: true } })
}

export async function remove(id: string): Promise<boolean> {
  const { count } = await db().post.deleteMany({ where: { id } })
  return count === 1
}
