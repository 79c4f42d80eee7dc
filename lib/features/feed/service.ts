import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/config/env'
import type { Queryable } from '@/lib/platform/db/query'
import { AppError } from '@/lib/platform/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import type { Page } from '@/lib/platform/http/endpoint'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { canManagePost } from './policy'
import { findVisiblePost, readPage, readPost } from './posts/service'
import * as repo from './repository'
import { type feedQuery, MAX_NEWS, type newsQuery, type PostView, type updatePostInput } from './schema'

export { likePost as like } from './posts/service'
export { removeOfCompletion as withdrawPost } from './repository'

/** Returns a page of visible posts, of all families or of one. */
export async function readFeed(
  actor: FamilyActor,
  { limit, cursor, family }: z.output<typeof feedQuery>,
): Promise<Page<PostView>> {
  const after = cursor ? decodeCursor(cursor) : null
  const { posts: items, more } = await readPage(actor, { limit, after, family })
  const last = items.at(-1)
  const next = more && last
  return { items, nextCursor: next ? encodeCursor({ createdAt: new Date(last.date), id: last.id }) : null }
}

/** Counts new visible posts. */
export async function countNews(actor: FamilyActor, { since }: z.output<typeof newsQuery>) {
  return { count: await repo.countNewer(actor.familyId, new Date(since), MAX_NEWS) }
}

/** Publishes a completion in its transaction; without a required verified address for the family only. */
export function publishPost(
  tx: Queryable,
  completion: { id: string; familyId: string; userId: string; createdAt: Date },
): Promise<void> {
  const { id: completionId, familyId, userId, createdAt } = completion
  const post = { completionId, familyId, userId, createdAt }
  return repo.insert(tx, post, env().REQUIRE_VERIFIED_EMAIL)
}

/** Returns a visible post; null also for an invalid id. */
export async function findPost(actor: FamilyActor, postId: string): Promise<PostView | null> {
  if (!z.uuid().safeParse(postId).success) return null
  return findVisiblePost(actor, postId)
}

/**
 * Turns an own post's comments off or on.
 * @throws AppError not_found
 */
export async function updatePost(
  actor: FamilyActor,
  postId: string,
  { commentsOff }: z.output<typeof updatePostInput>,
): Promise<PostView> {
  await assertOwnPost(actor, postId)
  if (!(await repo.setCommentsOff(postId, commentsOff))) throw new AppError('not_found')
  return readPost(actor, postId)
}

async function assertOwnPost(actor: FamilyActor, postId: string): Promise<void> {
  const post = await repo.findOwner(postId)
  if (!post || !canManagePost(actor, post)) throw new AppError('not_found')
}

/** Deletes a post; the completion stays. */
export async function deletePost(actor: FamilyActor, postId: string): Promise<null> {
  await assertOwnPost(actor, postId)
  if (!(await repo.remove(postId))) throw new AppError('not_found')
  return null
}

export async function unlike(actor: FamilyActor, postId: string): Promise<null> {
  if (!(await repo.unlike(postId, actor))) throw new AppError('not_found')
  return null
}
