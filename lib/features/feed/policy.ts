import type { Actor } from '@/lib/platform/session/actor'

type Reader = Pick<Actor, 'userId' | 'familyId'>
type Post = { familyId: string; userId: string | null }

/** The author, or the family when the author's account is gone. */
export function canManagePost(actor: Reader, post: Post): boolean {
  return post.familyId === actor.familyId && (post.userId === null || post.userId === actor.userId)
}

/** The author of the comment, and those who may manage the post. */
export function canDeleteComment(actor: Reader, comment: { userId: string; post: Post }): boolean {
  return comment.userId === actor.userId || canManagePost(actor, comment.post)
}
