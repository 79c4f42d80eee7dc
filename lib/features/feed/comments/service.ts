import 'server-only'
import { notifyComment } from '@/lib/features/notifications/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import type { Page } from '@/lib/platform/http/endpoint'
import { cutPage, type PageQuery } from '@/lib/platform/http/paging'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { canDeleteComment } from '../policy'
import { isPostVisible } from '../visibility/repository'
import * as repo from './repository'
import type { CommentView } from './schema'

/**
 * Returns a page of comments.
 * @throws AppError not_found when the post is not visible
 */
export async function listComments(
  actor: FamilyActor,
  postId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<CommentView>> {
  const after = cursor ? decodeCursor(cursor) : null
  await assertPostVisible(actor, postId)
  const found = await repo.findCommentPage(actor.familyId, postId, { limit, after })
  const { rows, nextCursor } = cutPage(found, limit, encodeCursor)
  return { items: rows.map(presentComment), nextCursor }
}

/**
 * Adds a comment.
 * @throws AppError not_found; comments_off
 */
export async function addComment(actor: FamilyActor, postId: string, content: string): Promise<CommentView> {
  await assertPostVisible(actor, postId)
  const { userId, familyId } = actor
  return transaction(async (tx) => {
    // First: it locks the post against deletion.
    if (!(await repo.changeCommentCount(tx, postId, 1))) throw new AppError('not_found')
    if (await repo.hasCommentsOff(tx, postId)) throw new AppError('comments_off')
    const comment = await repo.insertComment(tx, { postId, userId, familyId, content })
    await notifyComment(tx, { postId, userId, at: comment.createdAt })
    return presentComment(comment)
  })
}

/** Deletes the own comment, or one under the own post. */
export async function deleteComment(actor: FamilyActor, postId: string, commentId: string): Promise<null> {
  return transaction(async (tx) => {
    const comment = await repo.findComment(tx, postId, commentId)
    if (!comment || !canDeleteComment(actor, comment)) throw new AppError('not_found')
    if (!(await repo.deleteComment(tx, commentId))) throw new AppError('not_found')
    // Hiding has subtracted it.
    if (!comment.hiddenAt) await repo.changeCommentCount(tx, postId, -1)
    return null
  })
}

async function assertPostVisible(actor: FamilyActor, postId: string): Promise<void> {
  if (!(await isPostVisible(actor.familyId, postId))) throw new AppError('not_found')
}

function presentComment({ avatarPhotoId, createdAt, ...row }: repo.CommentRow): CommentView {
  return { ...row, userAvatar: avatarPhotoId && photoUrl(avatarPhotoId), date: createdAt.toISOString() }
}
