import 'server-only'
import { z } from 'zod'
import { loadBadgePresenter } from '@/lib/features/badges/service'
import { notifyNewLike } from '@/lib/features/notifications/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { loadCompletedTaskNames, type TaskName } from '@/lib/features/tasks/service'
import { env } from '@/lib/platform/config/env'
import type { Queryable } from '@/lib/platform/db/query'
import { pipeline, transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import type { Page } from '@/lib/platform/http/endpoint'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { canManagePost } from './policy'
import * as repo from './repository'
import {
  type feedQuery,
  MAX_NEW_POSTS,
  type newPostsQuery,
  type PostView,
  PREVIEW_LIMITS,
  type updatePostInput,
} from './schema'
import { hidesPhoto } from './visibility/policy'
import { isPostVisible } from './visibility/repository'

export { withdrawPost } from './repository'

/** Returns a page of visible posts, of all families or of one. */
export async function readFeed(
  actor: FamilyActor,
  { limit, cursor, family }: z.output<typeof feedQuery>,
): Promise<Page<PostView>> {
  const after = cursor ? decodeCursor(cursor) : null
  const { posts, hasMore } = await repo.findPostPage(
    actor,
    { limit, after, authorFamilyId: family },
    PREVIEW_LIMITS,
  )
  const items = await presentPosts(actor, posts)
  const last = items.at(-1)
  const next = hasMore && last
  return { items, nextCursor: next ? encodeCursor({ createdAt: new Date(last.date), id: last.id }) : null }
}

export async function countNewPosts(actor: FamilyActor, { since }: z.output<typeof newPostsQuery>) {
  return { count: await repo.countNewerPosts(actor.familyId, new Date(since), MAX_NEW_POSTS) }
}

/** Publishes a completion in its transaction; without a required verified address for the family only. */
export function publishPost(tx: Queryable, completion: repo.PostedCompletion): Promise<void> {
  return repo.publishPost(tx, completion, env().REQUIRE_VERIFIED_EMAIL)
}

/** Returns a visible post; null also for an invalid id. */
export async function findVisiblePost(actor: FamilyActor, postId: string): Promise<PostView | null> {
  if (!z.uuid().safeParse(postId).success || !(await isPostVisible(actor.familyId, postId))) return null
  const [post] = await presentPosts(actor, await repo.findPosts(actor, [postId], PREVIEW_LIMITS))
  return post ?? null
}

/**
 * Turns the comments on an own post off or on.
 * @throws AppError not_found
 */
export async function updatePost(
  actor: FamilyActor,
  postId: string,
  { commentsOff }: z.output<typeof updatePostInput>,
): Promise<PostView> {
  await assertOwnPost(actor, postId)
  if (!(await repo.setCommentsOff(postId, commentsOff))) throw new AppError('not_found')
  return readPostUnchecked(actor, postId)
}

async function assertOwnPost(actor: FamilyActor, postId: string): Promise<void> {
  const post = await repo.findPostOwner(postId)
  if (!post || !canManagePost(actor, post)) throw new AppError('not_found')
}

/** Deletes a post; the completion stays. */
export async function deletePost(actor: FamilyActor, postId: string): Promise<null> {
  await assertOwnPost(actor, postId)
  if (!(await repo.deletePost(postId))) throw new AppError('not_found')
  return null
}

/**
 * Likes a post and returns it.
 * @throws AppError not_found when it is not visible
 */
export async function likePost(actor: FamilyActor, postId: string): Promise<PostView> {
  const [row] = await transaction((tx) =>
    pipeline([
      repo.likePost(tx, actor, postId, PREVIEW_LIMITS),
      notifyNewLike(tx, { postId, userId: actor.userId }),
    ]),
  )
  const [post] = row ? await presentPosts(actor, [row]) : []
  if (!post) throw new AppError('not_found')
  return post
}

export async function unlikePost(actor: FamilyActor, postId: string): Promise<null> {
  if (!(await repo.unlikePost(postId, actor))) throw new AppError('not_found')
  return null
}

/**
 * Returns a post, without a check that the actor may see it.
 * @throws AppError not_found
 */
export async function readPostUnchecked(actor: FamilyActor, postId: string): Promise<PostView> {
  const [post] = await presentPosts(actor, await repo.findPosts(actor, [postId], PREVIEW_LIMITS))
  if (!post) throw new AppError('not_found')
  return post
}

async function presentPosts(actor: FamilyActor, rows: repo.PostRow[]): Promise<PostView[]> {
  const badgeIds = rows.flatMap(({ badge }) => badge?.badgeId ?? [])
  const [getTaskName, getEarnedBadge] = await Promise.all([
    loadCompletedTaskNames(actor, rows),
    loadBadgePresenter(actor, badgeIds),
  ])
  return rows.map((row) => {
    const task = getTaskName(row, { isOwn: row.familyId === actor.familyId })
    return presentPost(actor, row, task, getEarnedBadge)
  })
}

type GetEarnedBadge = Awaited<ReturnType<typeof loadBadgePresenter>>

function presentPost(
  actor: FamilyActor,
  row: repo.PostRow,
  task: TaskName,
  getEarnedBadge: GetEarnedBadge,
): PostView {
  const { id, familyId, familyName, userId, visibility, taskId, description, badge } = row
  const photoHidden = row.photoId !== null && hidesPhoto(actor, row)
  const { mine: myCheer, ...cheers } = row.cheers
  const photo = photoHidden ? null : presentPhoto(row)
  return {
    id,
    userId,
    familyId,
    familyName,
    visibility,
    taskId,
    description,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    commentsOff: row.commentsOff,
    likes: row.likedByUserIds ?? [],
    likedByMe: row.likedByMe,
    cheers,
    myCheer,
    userName: row.authorName ?? '',
    userAvatar: row.authorPhotoId && photoUrl(row.authorPhotoId),
    taskTitle: task.name,
    isOwnTask: row.ownTitle !== null,
    motif: task.motif,
    photoUrl: photo?.url ?? null,
    photoPlaceholder: photo?.placeholder ?? null,
    photoSize: photo?.size ?? null,
    photoHidden,
    reported: row.hiddenAt !== null,
    date: row.createdAt.toISOString(),
    badge: badge && getEarnedBadge(badge.badgeId, new Date(badge.earnedAt)),
    comments: (row.comments ?? []).map(({ avatarPhotoId, createdAt, ...comment }) => ({
      ...comment,
      userAvatar: avatarPhotoId && photoUrl(avatarPhotoId),
      date: new Date(createdAt).toISOString(),
    })),
  }
}

function presentPhoto({ photoId, photoWidth: width, photoHeight: height, photoPlaceholder }: repo.PostRow) {
  return photoId === null
    ? null
    : { url: photoUrl(photoId), placeholder: photoPlaceholder, size: { width, height } }
}
