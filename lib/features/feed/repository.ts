import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import { execute, literalLimit, type Queryable, query } from '@/lib/platform/db/query'
import type { Cheer } from './cheers/rules'
import type { CommentRow } from './comments/repository'
import {
  buildFamilyPosts,
  buildNotBlockedSql,
  buildVisiblePostSql,
  buildVisiblePosts,
} from './visibility/repository'

export type PageRequest = {
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

type Author = {
  userId: string | null
  authorName: string | null
  authorPhotoId: string | null
  /** False once the author has left the family. */
  authorShowsChildren: boolean
}

type Photo = { photoId: string; photoWidth: number; photoHeight: number; photoPlaceholder: string | null }

type NoPhoto = Record<keyof Photo, null>

type WithIsoDate<T extends string> = Record<T, string>

export type PostRow = Author &
  (Photo | NoPhoto) & {
    id: string
    familyId: string
    familyName: string
    visibility: 'private' | 'followers' | 'public'
    hiddenAt: Date | null
    createdAt: Date
    likeCount: number
    commentCount: number
    commentsOff: boolean
    taskId: string
    ownTitle: string | null
    description: string
    showsChild: boolean
    badge: WithIsoDate<'badgeId' | 'earnedAt'> | null
    likes: string[] | null
    likedByMe: boolean
    cheers: Record<Cheer, number> & { mine: Cheer | null }
    comments: CommentJson[] | null
  }

type CommentJson = Omit<CommentRow, 'createdAt'> & WithIsoDate<'createdAt'>

type Reader = { userId: string; familyId: string }

type PreviewLimits = { likes: number; comments: number }

/** Returns posts in no particular order. */
export function findPosts(reader: Reader, ids: string[], newest: PreviewLimits): Promise<PostRow[]> {
  return query(Prisma.sql`${buildPostsQuery(reader, newest)} where p.id = any(${ids}::uuid[])`)
}

/**
 * Likes a visible post and returns it with the time of a new like. The post's lock is taken after the user's, so that
 * others do not wait for an account that is being changed.
 */
export async function like(
  tx: Queryable,
  reader: Reader,
  postId: string,
  newest: PreviewLimits,
): Promise<{ post: PostRow; likedAt: Date | null } | null> {
  const { userId, familyId } = reader
  const counted = Prisma.sql`(select like_count from counted) as counted, (select created_at from liked) as "likedAt",`
  const [row] = await tx.execute<Liked>(Prisma.sql`
    with liker as materialized (select id from users where id = ${userId}::uuid for key share),
    seen as materialized (
      select posts.id from liker, posts where ${buildVisiblePostSql(postId, familyId)} for no key update of posts),
    liked as (
      insert into likes (post_id, user_id, family_id) select id, ${userId}::uuid, ${familyId}::uuid from seen
      on conflict do nothing returning post_id, created_at),
    counted as (
      update posts set like_count = like_count + 1 where id in (select post_id from liked) returning like_count)
    ${buildPostsQuery(reader, newest, counted)} where p.id in (select id from seen)`)
  return row ? { post: withLike(row, userId, newest), likedAt: row.likedAt } : null
}

type Liked = PostRow & { counted: number | null; likedAt: Date | null }

/** The like is not visible to its own statement, so it is added here. */
function withLike({ counted, likedAt: _, ...post }: Liked, userId: string, newest: PreviewLimits): PostRow {
  const isNew = !post.likedByMe
  return {
    ...post,
    likes: isNew ? [userId, ...(post.likes ?? [])].slice(0, newest.likes) : post.likes,
    likeCount: counted ?? post.likeCount + (isNew ? 1 : 0),
    likedByMe: true,
  }
}

/** Returns a page of visible posts. */
export async function findPage(
  reader: Reader,
  { limit, after, family }: PageRequest,
  newest: PreviewLimits,
): Promise<{ posts: PostRow[]; more: boolean }> {
  const older = after
    ? Prisma.sql`and (created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  // One more row, to detect a next page.
  const found = family
    ? buildFamilyPosts(reader.familyId, family, older, limit + 1)
    : buildVisiblePosts(reader.familyId, older, limit + 1)
  const rows = await query<PostRow & { found: number }>(Prisma.sql`
    with page as materialized (${found})
    ${buildPostsQuery(reader, newest, Prisma.sql`(select count(*)::int from page) as found,`)}
    join (select id from page order by created_at desc, id desc limit ${literalLimit(limit)}) shown on shown.id = p.id
    order by p.created_at desc, p.id desc`)
  return { posts: rows, more: (rows[0]?.found ?? 0) > limit }
}

/**
 * Builds one query across features instead of seven. Keep the scalar subquery for likes: with `exists`,
 * PostgreSQL reads all likes of the user.
 */
function buildPostsQuery(
  { userId, familyId }: Reader,
  newest: PreviewLimits,
  more = Prisma.empty,
): Prisma.Sql {
  const me = Prisma.sql`${familyId}::uuid`
  return Prisma.sql`
    select ${more} p.id, p.family_id as "familyId", f.name as "familyName",
      p.visibility::text as visibility, p.hidden_at as "hiddenAt", p.created_at as "createdAt",
      p.like_count as "likeCount", p.comment_count as "commentCount", p.comments_off as "commentsOff",
      c.task_id as "taskId", c.own_title as "ownTitle", c.description,
      c.shows_child as "showsChild", u.id as "userId", u.first_name as "authorName",
      u.avatar_photo_id as "authorPhotoId",
      coalesce(u.show_child_photos and u.family_id = p.family_id, false) as "authorShowsChildren",
      h.id as "photoId", h.width as "photoWidth", h.height as "photoHeight", h.placeholder as "photoPlaceholder",
      (select json_build_object('badgeId', e.badge_id, 'earnedAt', e.earned_at) from earned_badges e
        where e.completion_id = c.id order by e.earned_at, e.badge_id limit 1) as badge,
      case when p.like_count > 0 then array_to_json(array(
        select l.user_id from likes l where l.post_id = p.id and ${buildNotBlockedSql(me, Prisma.sql`l.family_id`)}
        order by l.created_at desc, l.user_id limit ${literalLimit(newest.likes)})) end as likes,
      p.like_count > 0 and (select true from likes l where l.post_id = p.id and l.user_id = ${userId}::uuid) is true
        as "likedByMe",
      (select json_build_object('bravo', count(*) filter (where o.kind = 'bravo'),
          'growing', count(*) filter (where o.kind = 'growing'), 'sunny', count(*) filter (where o.kind = 'sunny'),
          'mine', max(o.kind::text) filter (where o.user_id = ${userId}::uuid))
        from cheers o where o.post_id = p.id) as cheers,
      case when p.comment_count > 0 then (select json_agg(json_build_object('id', m.id, 'postId', m.post_id, 'userId', m.user_id,
          'familyId', m.family_id, 'userName', w.first_name, 'avatarPhotoId', w.avatar_photo_id,
          'content', m.content, 'createdAt', m.created_at) order by m.created_at desc, m.id desc)
        from (select * from comments m where m.post_id = p.id and m.hidden_at is null
            and ${buildNotBlockedSql(me, Prisma.sql`m.family_id`)}
          order by m.created_at desc, m.id desc limit ${literalLimit(newest.comments)}) m
        join users w on w.id = m.user_id) end as comments
    from posts p
    join families f on f.id = p.family_id
    join completions c on c.id = p.completion_id
    left join users u on u.id = p.user_id
    left join photos h on h.id = c.photo_id`
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

export async function withdrawPost(tx: Queryable, completionId: string): Promise<void> {
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
