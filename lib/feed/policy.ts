import type { Actor } from '@/lib/session/actor'

/** What is decided by; the browser knows as much of its reader. */
type Reader = Pick<Actor, 'userId' | 'familyId'>
type Post = { familyId: string; userId: string | null }

/** A post goes at its author's wish, and once the author has left the family, at any adult's; what was completed stays. */
export function canDeletePost(actor: Reader, post: Post): boolean {
  return post.familyId === actor.familyId && (post.userId === null || post.userId === actor.userId)
}

/** A comment goes at the wish of who wrote it, or of who may delete the post that it stands under. */
export function canDeleteComment(actor: Reader, comment: { userId: string; post: Post }): boolean {
  return comment.userId === actor.userId || canDeletePost(actor, comment.post)
}

/** A card is open to the world: a family makes one of its own posts, others only of what is public. */
export function canShare(
  actor: Reader,
  post: Post & { visibility: 'private' | 'followers' | 'public' },
): boolean {
  return post.familyId === actor.familyId || post.visibility === 'public'
}

/** A photo with a child is for the child's family, unless its author shows such photos. */
export function hidesPhoto(
  actor: Reader,
  post: Post & { showsChild: boolean; authorShowsChildren: boolean },
): boolean {
  return post.familyId !== actor.familyId && post.showsChild && !post.authorShowsChildren
}
