import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import { execute, literalLimit, type Queryable, query, type WithIsoDates } from '@/lib/platform/db/query'
import type { Cheer } from './cheers/rules'
import type { CommentRow } from './comments/repository'
import {
  buildFamilyPostsQuery,
  buildNotBlockedCondition,
  buildVisiblePostCondition,
  buildVisiblePostsQuery,
  type Viewer,
} from './visibility/repository'

export type PageRequest = {
  limit: number
  after: { createdAt: Date; id: string } | null
  /** Limits the page to the posts of one family. */
  authorFamilyId?: string | undefined
}

export async function countNewerPosts(viewerFamilyId: string, since: Date, limit: number): Promise<number> {
  const newer = Prisma.sql`and created_at > ${since}::timestamptz`
  const rows = await query(buildVisiblePostsQuery(viewerFamilyId, newer, limit))
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
    badge: { badgeId: string; earnedAt: string } | null
    likedByUserIds: string[] | null
    likedByMe: boolean
    cheers: Record<Cheer, number> & { mine: Cheer | null }
    comments: WithIsoDates<CommentRow, 'createdAt'>[] | null
  }

type PreviewLimits = { likes: number; comments: number }

/** Returns posts in no particular order. */
export function findPosts(viewer: Viewer, ids: string[], limits: PreviewLimits): Promise<PostRow[]> {
  return query(Prisma.sql`${buildPostsQuery(viewer, limits)} where posts.id = any(${ids}::uuid[])`)
}

/**
 * Likes a visible post and returns it. The post's lock is taken after the user's, so that others do not wait for an
 * account that is being changed.
 */
export async function likePost(
  tx: Queryable,
  viewer: Viewer,
  postId: string,
  limits: PreviewLimits,
): Promise<PostRow | null> {
  const { userId, familyId } = viewer
  const extraColumns = Prisma.sql`(select like_count from counted) as counted,`
  const [row] = await tx.execute<Liked>(Prisma.sql`
    with liker as materialized (select id from users where id = ${userId}::uuid for key share),
    seen as materialized (
      select posts.id from liker, posts where ${buildVisiblePostCondition(postId, familyId)} for no key update of posts),
    liked as (
      insert into likes (post_id, user_id, family_id) select id, ${userId}::uuid, ${familyId}::uuid from seen
      on conflict do nothing returning post_id),
    counted as (
      update posts set like_count = like_count + 1 where id in (select post_id from liked) returning like_count)
    ${buildPostsQuery(viewer, limits, extraColumns)} where posts.id in (select id from seen)`)
  return row ? withLike(row, userId, limits.likes) : null
}

type Liked = PostRow & { counted: number | null }

/** The like is not visible to its own statement, so it is added here. */
function withLike({ counted, ...post }: Liked, userId: string, maxLikes: number): PostRow {
  const isNew = !post.likedByMe
  return {
    ...post,
    likedByUserIds: isNew ? [userId, ...(post.likedByUserIds ?? [])].slice(0, maxLikes) : post.likedByUserIds,
    likeCount: counted ?? post.likeCount + (isNew ? 1 : 0),
    likedByMe: true,
  }
}

export async function findPostPage(
  viewer: Viewer,
  { limit, after, authorFamilyId }: PageRequest,
  limits: PreviewLimits,
): Promise<{ posts: PostRow[]; hasMore: boolean }> {
  const older = after
    ? Prisma.sql`and (created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  // One more row, to detect a next page.
  const found = authorFamilyId
    ? buildFamilyPostsQuery(viewer.familyId, authorFamilyId, older, limit + 1)
    : buildVisiblePostsQuery(viewer.familyId, older, limit + 1)
  const rows = await query<PostRow & { found: number }>(Prisma.sql`
    with page as materialized (${found})
    ${buildPostsQuery(viewer, limits, Prisma.sql`(select count(*)::int from page) as found,`)}
    join (select id from page order by created_at desc, id desc limit ${literalLimit(limit)}) shown on shown.id = posts.id
    order by posts.created_at desc, posts.id desc`)
  return { posts: rows, hasMore: (rows[0]?.found ?? 0) > limit }
}

/**
 * Builds one query for posts with author, photo, badge, likes, cheers and comments. `likedByMe` uses a scalar subquery,
 * because with `exists` PostgreSQL reads all likes of the user.
 */
function buildPostsQuery(
  { userId, familyId }: Viewer,
  limits: PreviewLimits,
  extraColumns = Prisma.empty,
): Prisma.Sql {
  const viewerFamily = Prisma.sql`${familyId}::uuid`
  return Prisma.sql`
    select ${extraColumns} posts.id, posts.family_id as "familyId", families.name as "familyName",
      posts.visibility::text as visibility, posts.hidden_at as "hiddenAt", posts.created_at as "createdAt",
      posts.like_count as "likeCount", posts.comment_count as "commentCount", posts.comments_off as "commentsOff",
      completions.task_id as "taskId", completions.own_title as "ownTitle", completions.description,
      completions.shows_child as "showsChild", author.id as "userId", author.first_name as "authorName",
      author.avatar_photo_id as "authorPhotoId",
      coalesce(author.show_child_photos and author.family_id = posts.family_id, false) as "authorShowsChildren",
      photos.id as "photoId", photos.width as "photoWidth", photos.height as "photoHeight",
      photos.placeholder as "photoPlaceholder",
      (select json_build_object('badgeId', badge_id, 'earnedAt', earned_at) from earned_badges
        where completion_id = completions.id order by earned_at, badge_id limit 1) as badge,
      case when posts.like_count > 0 then array_to_json(array(
        select likes.user_id from likes
        where likes.post_id = posts.id and ${buildNotBlockedCondition(viewerFamily, Prisma.sql`likes.family_id`)}
        order by likes.created_at desc, likes.user_id limit ${literalLimit(limits.likes)})) end as "likedByUserIds",
      posts.like_count > 0
        and (select true from likes where likes.post_id = posts.id and likes.user_id = ${userId}::uuid) is true
        as "likedByMe",
      (select json_build_object('bravo', count(*) filter (where cheers.kind = 'bravo'),
          'growing', count(*) filter (where cheers.kind = 'growing'),
          'sunny', count(*) filter (where cheers.kind = 'sunny'),
          'mine', max(cheers.kind::text) filter (where cheers.user_id = ${userId}::uuid))
        from cheers where cheers.post_id = posts.id) as cheers,
      case when posts.comment_count > 0 then (
        select json_agg(json_build_object('id', newest.id, 'postId', newest.post_id, 'userId', newest.user_id,
          'familyId', newest.family_id, 'userName', commenter.first_name, 'avatarPhotoId', commenter.avatar_photo_id,
          'content', newest.content, 'createdAt', newest.created_at) order by newest.created_at desc, newest.id desc)
        from (select * from comments where comments.post_id = posts.id and comments.hidden_at is null
            and ${buildNotBlockedCondition(viewerFamily, Prisma.sql`comments.family_id`)}
          order by comments.created_at desc, comments.id desc limit ${literalLimit(limits.comments)}) newest
        join users commenter on commenter.id = newest.user_id) end as comments
    from posts
    join families on families.id = posts.family_id
    join completions on completions.id = posts.completion_id
    left join users author on author.id = posts.user_id
    left join photos on photos.id = completions.photo_id`
}

/**
 * Removes a like and updates the count; locks the post first, as new likes do.
 * @returns true if the post is visible
 */
export async function unlikePost(postId: string, { userId, familyId }: Viewer): Promise<boolean> {
  const seen = await execute(Prisma.sql`
    with seen as (
      select id from posts where ${buildVisiblePostCondition(postId, familyId)} for no key update of posts),
    unliked as (
      delete from likes where post_id in (select id from seen) and user_id = ${userId}::uuid returning post_id),
    counted as (
      update posts set like_count = like_count - 1 where id in (select post_id from unliked))
    select from seen`)
  return seen.length > 0
}

export type PostedCompletion = { id: string; userId: string; familyId: string; createdAt: Date }

/** Inserts a post with the author's audience. It is private if a verified e-mail is required and missing. */
export async function publishPost(
  tx: Queryable,
  { id, userId, familyId, createdAt }: PostedCompletion,
  mustBeVerified: boolean,
): Promise<void> {
  await tx.execute(Prisma.sql`
    with author as (
      select feed_privacy, email_verified_at from users where id = ${userId}::uuid for share)
    insert into posts (id, completion_id, family_id, user_id, visibility, created_at)
    values (${newId()}::uuid, ${id}::uuid, ${familyId}::uuid, ${userId}::uuid,
      coalesce((select feed_privacy from author
        where email_verified_at is not null or not ${mustBeVerified}::boolean), 'private'),
      ${createdAt}::timestamptz)`)
}

export async function withdrawPost(tx: Queryable, completionId: string): Promise<void> {
  await tx.execute(Prisma.sql`delete from posts where completion_id = ${completionId}::uuid`)
}

export function findPostOwner(id: string) {
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

export async function deletePost(id: string): Promise<boolean> {
  const { count } = await db().post.deleteMany({ where: { id } })
  return count === 1
}
