import 'server-only'
import type { z } from 'zod'
import { env } from '@/lib/config/env'
import type { Connection } from '@/lib/db/query'
import { AppError } from '@/lib/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/http/cursor'
import type { Page } from '@/lib/http/endpoint'
import type { PageQuery } from '@/lib/http/paging'
import type { FamilyActor } from '@/lib/session/actor'
import { canDeletePost } from './policy'
import { readPage } from './posts/service'
import * as repo from './repo'
import { MOST_NEWS, type newsQuery, type PostView } from './schema'

export { likePost as like } from './posts/service'
export { removeOfCompletion as withdrawPost } from './repo'

/** A page of what the actor's family may see, the newest first. */
export async function readFeed(actor: FamilyActor, { limit, cursor }: PageQuery): Promise<Page<PostView>> {
  const after = cursor ? decodeCursor(cursor) : null
  const { posts: items, more } = await readPage(actor, { limit, after })
  const last = items.at(-1)
  const next = more && last
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
export function publishPost(
  tx: Connection,
  completion: { id: string; familyId: string; userId: string; createdAt: Date },
): Promise<void> {
  const { id: completionId, familyId, userId, createdAt } = completion
  const post = { completionId, familyId, userId, createdAt }
  return repo.insert(tx, post, env().REQUIRE_VERIFIED_EMAIL)
}

/** Takes one's own post out of all feeds; the completion stays. */
export async function deletePost(actor: FamilyActor, postId: string): Promise<null> {
  const post = await repo.findOwner(postId)
  if (!post || !canDeletePost(actor, post)) throw new AppError('not_found')
  if (!(await repo.remove(postId))) throw new AppError('not_found')
  return null
}

export async function unlike(actor: FamilyActor, postId: string): Promise<null> {
  if (!(await repo.unlike(postId, actor))) throw new AppError('not_found')
  return null
}
