import 'server-only'
import type { z } from 'zod'
import { badgesOfCompletions } from '@/lib/badges/service'
import type { pageQuery } from '@/lib/community/schema'
import { env } from '@/lib/config/env'
import type { Db } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/http/cursor'
import type { Page } from '@/lib/http/route'
import { localized } from '@/lib/i18n/content'
import { photoUrl } from '@/lib/photos/schema'
import type { FamilyActor } from '@/lib/session/actor'
import { newestComments } from './comments/service'
import { canDeletePost, hidesPhoto } from './policy'
import * as repo from './repo'
import { MOST_NEWS, NEWEST, type newsQuery, type PostView } from './schema'

export { removeOfCompletion as withdrawPost } from './repo'

/** A page of what the actor's family may see, the newest first. */
export async function readFeed(
  actor: FamilyActor,
  { limit, cursor }: z.output<typeof pageQuery>,
): Promise<Page<PostView>> {
  const ids = await repo.findPage(actor.familyId, { limit, after: cursor ? decodeCursor(cursor) : null })
  const items = await readPosts(actor, ids.slice(0, limit))
  const last = items.at(-1)
  const next = ids.length > limit && last
  return { items, nextCursor: next ? encodeCursor({ createdAt: new Date(last.date), id: last.id }) : null }
}

/** How many posts that the actor's family may see have come since a moment. */
export async function countNews(actor: FamilyActor, { since }: z.output<typeof newsQuery>) {
  return { count: await repo.countNewer(actor.familyId, new Date(since), MOST_NEWS) }
}

/**
 * Shows a completion to whom its author's posts are shown, in its transaction. While an installation asks for
 * verified addresses, the posts of those who have none stay in the family.
 */
export async function publishPost(
  tx: Db,
  completion: { id: string; familyId: string; userId: string; createdAt: Date },
): Promise<void> {
  const { id: completionId, familyId, userId, createdAt } = completion
  const author = await repo.lockAuthor(tx, userId)
  const open = author?.verified || !env().REQUIRE_VERIFIED_EMAIL
  const visibility = (open && author?.visibility) || 'private'
  await repo.insert(tx, { completionId, familyId, userId, createdAt, visibility })
}

/** Takes one's own post out of all feeds; the completion stays. */
export async function deletePost(actor: FamilyActor, postId: string): Promise<null> {
  const post = await repo.findOwner(postId)
  if (!post || !canDeletePost(actor, post)) throw new AppError('not_found')
  if (!(await repo.remove(postId))) throw new AppError('not_found')
  return null
}

export async function like(actor: FamilyActor, postId: string): Promise<PostView> {
  await demandVisible(actor, postId)
  await repo.like(postId, actor.userId, actor.familyId)
  const [post] = await readPosts(actor, [postId])
  if (!post) throw new AppError('not_found')
  return post
}

export async function unlike(actor: FamilyActor, postId: string): Promise<null> {
  await demandVisible(actor, postId)
  await repo.unlike(postId, actor.userId)
  return null
}

async function demandVisible(actor: FamilyActor, postId: string): Promise<void> {
  if (!(await repo.canSee(actor.familyId, postId))) throw new AppError('not_found')
}

/** Posts in the order of their ids, which the actor must be known to be allowed to see. */
async function readPosts(actor: FamilyActor, ids: string[]): Promise<PostView[]> {
  if (ids.length === 0) return []
  const [rows, likes, comments] = await Promise.all([
    repo.findPosts(ids),
    repo.findLikes(actor, ids, NEWEST.likes),
    newestComments(actor, ids, NEWEST.comments),
  ])
  const badges = await badgesOfCompletions(
    rows.map((row) => row.completionId),
    actor.locale,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const likesById = new Map(likes.map((row) => [row.postId, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { likes: newest = [], likedByMe = false } = likesById.get(id) ?? {}
    return {
      ...present(actor, row),
      badge: badges.get(row.completionId)?.[0] ?? null,
      likes: newest,
      likedByMe,
      comments: comments.get(id) ?? [],
    }
  })
}

function present(actor: FamilyActor, { author, family, completion, ...told }: repo.PostRow) {
  const { createdAt, hiddenAt, ...row } = told
  const { taskId, description, photo, showsChild } = completion
  const { language, name, translations, motif } = completion.assignment.task
  // Who is in another family by now decides nothing here any more.
  const authorShowsChildren = author?.familyId === row.familyId && author.showChildPhotos
  const photoHidden = photo !== null && hidesPhoto(actor, { ...row, showsChild, authorShowsChildren })
  const shown = photoHidden ? null : photo
  return {
    ...row,
    userName: author?.firstName ?? '',
    userAvatar: author?.avatarPhotoId ? photoUrl(author.avatarPhotoId) : null,
    familyName: family.name,
    taskId,
    taskTitle: localized({ name }, language, translations, actor.locale).name,
    motif,
    description,
    photoUrl: shown && photoUrl(shown.id),
    photoPlaceholder: shown?.placeholder ?? null,
    photoSize: shown && { width: shown.width, height: shown.height },
    photoHidden,
    reported: hiddenAt !== null,
    date: createdAt.toISOString(),
  }
}
