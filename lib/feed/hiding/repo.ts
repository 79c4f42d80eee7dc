import 'server-only'
import { type Db, db } from '@/lib/db/client'

export function findComment(id: string) {
  return db().comment.findFirst({
    where: { id, hiddenAt: null },
    select: { postId: true, familyId: true },
  })
}

/** Hides a post, or all posts of a family, that are not hidden yet. */
export async function hidePosts(
  tx: Db,
  where: { id: string } | { familyId: string },
  at: Date,
): Promise<void> {
  await tx.post.updateMany({ where: { ...where, hiddenAt: null }, data: { hiddenAt: at } })
}

/** Shows posts again that were hidden at one of these moments. */
export async function showPosts(
  tx: Db,
  where: { id: string } | { familyId: string },
  hiddenAt: Date[],
): Promise<void> {
  await tx.post.updateMany({ where: { ...where, hiddenAt: { in: hiddenAt } }, data: { hiddenAt: null } })
}

/** Hides a comment and takes it out of its post's count, in one statement. */
export async function hideComment(tx: Db, id: string, at: Date): Promise<void> {
  await tx.$executeRaw`
    with hidden as (
      update comments set hidden_at = ${at}::timestamptz
      where id = ${id}::uuid and hidden_at is null returning post_id)
    update posts set comment_count = comment_count - 1 where id in (select post_id from hidden)`
}

/** Shows a comment again and counts it. */
export async function showComment(tx: Db, id: string): Promise<void> {
  await tx.$executeRaw`
    with shown as (
      update comments set hidden_at = null
      where id = ${id}::uuid and hidden_at is not null returning post_id)
    update posts set comment_count = comment_count + 1 where id in (select post_id from shown)`
}

/** What posts say and show, for those who decide on reports. */
export function findPosts(ids: string[]) {
  return db().post.findMany({
    where: { id: { in: ids } },
    select: { id: true, completion: { select: { description: true, photoId: true } } },
  })
}

export function findComments(ids: string[]) {
  return db().comment.findMany({ where: { id: { in: ids } }, select: { id: true, content: true } })
}
