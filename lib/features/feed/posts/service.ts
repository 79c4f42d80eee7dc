import 'server-only'
import { loadBadgePresenter } from '@/lib/features/badges/service'
import { notifyReaction } from '@/lib/features/notifications/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { loadCompletedTaskNames, type TaskName } from '@/lib/features/tasks/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { hidesPhoto } from '../policy'
import { canSee } from '../repository'
import { NEWEST, type PostView } from '../schema'
import * as repo from './repository'

type Page = Parameters<typeof repo.findPage>[1]

/** Returns a page of visible posts. */
export async function readPage(
  actor: FamilyActor,
  page: Page,
): Promise<{ posts: PostView[]; more: boolean }> {
  const { posts, more } = await repo.findPage(actor, page, NEWEST)
  return { posts: await present(actor, posts), more }
}

/**
 * Likes a post and returns it.
 * @throws AppError not_found when it is not visible
 */
export async function likePost(actor: FamilyActor, postId: string): Promise<PostView> {
  const row = await transaction(async (tx) => {
    const liked = await repo.like(tx, actor, postId, NEWEST)
    if (!liked) return null
    const { post, likedAt: at } = liked
    if (at) await notifyReaction(tx, { kind: 'like', postId, userId: actor.userId, at })
    return post
  })
  const [post] = row ? await present(actor, [row]) : []
  if (!post) throw new AppError('not_found')
  return post
}

/**
 * Returns a post, without a check that the actor may see it.
 * @throws AppError not_found
 */
export async function readPost(actor: FamilyActor, postId: string): Promise<PostView> {
  const [post] = await present(actor, await repo.findPosts(actor, [postId], NEWEST))
  if (!post) throw new AppError('not_found')
  return post
}

/** Returns a visible post, or null. */
export async function findVisiblePost(actor: FamilyActor, postId: string): Promise<PostView | null> {
  if (!(await canSee(actor.familyId, postId))) return null
  const [post] = await present(actor, await repo.findPosts(actor, [postId], NEWEST))
  return post ?? null
}

async function present(actor: FamilyActor, rows: repo.PostRow[]): Promise<PostView[]> {
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
    likes: row.likes ?? [],
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
