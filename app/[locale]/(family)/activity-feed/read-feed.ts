import 'server-only'
import { type FeedPage, PAGE } from '@/components/feed/pages'
import { findPost, readFeed } from '@/lib/features/feed/service'
import type { FamilyActor } from '@/lib/platform/session/actor'

/** Returns the first page of the feed, led by the post in the address when the actor may see it. */
export async function readFeedWith(
  actor: FamilyActor,
  postId: string | string[] | undefined,
): Promise<FeedPage> {
  const [page, post] = await Promise.all([
    readFeed(actor, { limit: PAGE }),
    typeof postId === 'string' ? findPost(actor, postId) : null,
  ])
  if (!post) return page
  return { ...page, items: [post, ...page.items.filter(({ id }) => id !== post.id)] }
}
