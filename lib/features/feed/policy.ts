import type { Actor } from '@/lib/platform/session/actor'

type Viewer = Pick<Actor, 'userId' | 'familyId'>
type Post = { familyId: string; userId: string | null }

/** Checks if the actor is the author. When the author's account is gone, the whole family may. */
export function canManagePost(actor: Viewer, post: Post): boolean {
  return post.familyId === actor.familyId && (post.userId === null || post.userId === actor.userId)
}

/** Checks if the actor wrote the comment or may manage its post. */
export function canDeleteComment(actor: Viewer, comment: { userId: string; post: Post }): boolean {
  return comment.userId === actor.userId || canManagePost(actor, comment.post)
}
