import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit, query } from '@/lib/platform/db/query'
import { buildNotBlockedCondition } from '../visibility/repository'

export type CommentRow = {
  id: string
  postId: string
  userId: string
  familyId: string
  userName: string
  avatarPhotoId: string | null
  content: string
  createdAt: Date
}

/** Without blocks on either side. */
const readable = (me: string) =>
  Prisma.sql`hidden_at is null and ${buildNotBlockedCondition(Prisma.sql`${me}::uuid`, Prisma.sql`comments.family_id`)}`

const COLUMNS = Prisma.sql`c.id, c.post_id as "postId", c.user_id as "userId", c.family_id as "familyId",
  u.first_name as "userName", u.avatar_photo_id as "avatarPhotoId", c.content, c.created_at as "createdAt"`

type Page = { limit: number; after: { createdAt: Date; id: string } | null }

/** Returns a page plus one row. */
export function findCommentPage(me: string, postId: string, { limit, after }: Page): Promise<CommentRow[]> {
  const older = after
    ? Prisma.sql`and (created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  return query<CommentRow>(Prisma.sql`
    select ${COLUMNS} from (
      select * from comments where post_id = ${postId}::uuid and ${readable(me)} ${older}
      order by created_at desc, id desc limit ${literalLimit(limit + 1)}) c
    join users u on u.id = c.user_id
    order by c.created_at desc, c.id desc`)
}

export async function hasCommentsOff(tx: Db, postId: string): Promise<boolean> {
  const post = await tx.post.findUnique({ where: { id: postId }, select: { commentsOff: true } })
  return post?.commentsOff ?? false
}

type NewComment = { postId: string; userId: string; familyId: string; content: string }

export async function insertComment(tx: Db, comment: NewComment): Promise<CommentRow> {
  const { user, ...row } = await tx.comment.create({
    data: comment,
    select: {
      id: true,
      postId: true,
      userId: true,
      familyId: true,
      content: true,
      createdAt: true,
      user: { select: { firstName: true, avatarPhotoId: true } },
    },
  })
  return { ...row, userName: user.firstName, avatarPhotoId: user.avatarPhotoId }
}

export function findComment(tx: Db, postId: string, id: string) {
  return tx.comment.findFirst({
    where: { id, postId },
    select: { userId: true, hiddenAt: true, post: { select: { userId: true, familyId: true } } },
  })
}

export async function deleteComment(tx: Db, id: string): Promise<boolean> {
  const { count } = await tx.comment.deleteMany({ where: { id } })
  return count === 1
}

/**
 * Changes the count, which locks the post.
 * @returns false without a post
 */
export async function changeCommentCount(tx: Db, postId: string, by: 1 | -1): Promise<boolean> {
  const { count } = await tx.post.updateMany({
    where: { id: postId },
    data: { commentCount: { increment: by } },
  })
  return count === 1
}
