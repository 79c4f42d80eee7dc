import 'server-only'
import { transaction } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/http/cursor'
import type { Page } from '@/lib/http/endpoint'
import type { PageQuery } from '@/lib/http/paging'
import { photoUrl } from '@/lib/photos/schema'
import type { FamilyActor } from '@/lib/session/actor'
import { canDeleteComment } from '../policy'
import { canSee } from '../repo'
import * as repo from './repo'
import type { CommentView } from './schema'

/** A page of a post's comments; a post that the actor may not see is not found. */
export async function listComments(
  actor: FamilyActor,
  postId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<CommentView>> {
  const after = cursor ? decodeCursor(cursor) : null
  await assertPostVisible(actor, postId)
  const found = await repo.findPage(actor.familyId, postId, { limit, after })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { items: rows.map(present), nextCursor: found.length > limit && last ? encodeCursor(last) : null }
}

export async function addComment(actor: FamilyActor, postId: string, content: string): Promise<CommentView> {
  await assertPostVisible(actor, postId)
  const { userId, familyId } = actor
  return transaction(async (tx) => {
    // The count comes first: it locks the post, so that none can be deleted under its new comment.
    if (!(await repo.addToCount(tx, postId, 1))) throw new AppError('not_found')
    return present(await repo.insert(tx, { postId, userId, familyId, content }))
  })
}

/** Deletes what the actor wrote, or what stands under the actor's own post. */
export async function deleteComment(actor: FamilyActor, postId: string, commentId: string): Promise<null> {
  return transaction(async (tx) => {
    const comment = await repo.find(tx, postId, commentId)
    if (!comment || !canDeleteComment(actor, comment)) throw new AppError('not_found')
    if (!(await repo.remove(tx, commentId))) throw new AppError('not_found')
    // A hidden comment was taken out of the count when it was hidden.
    if (!comment.hiddenAt) await repo.addToCount(tx, postId, -1)
    return null
  })
}

async function assertPostVisible(actor: FamilyActor, postId: string): Promise<void> {
  if (!(await canSee(actor.familyId, postId))) throw new AppError('not_found')
}

function present({ avatarPhotoId, createdAt, ...row }: repo.CommentRow): CommentView {
  return { ...row, userAvatar: avatarPhotoId && photoUrl(avatarPhotoId), date: createdAt.toISOString() }
}
