import 'server-only'
import { type FeedPage, PAGE_SIZE } from '@/components/feed/pages'
import { findVisiblePost, readFeed } from '@/lib/features/feed/service'
import type { FamilyActor } from '@/lib/platform/session/actor'

/** Returns the feed's first page, led by the address's post. */
export async function readFeedWithPost(
  actor: FamilyActor,
  postId: string | string[] | undefined,
): Promise<FeedPage> {
  const [page, post] = await Promise.all([
    readFeed(actor, { limit: PAGE_SIZE }),
    typeof postId === 'string' ? findVisiblePost(actor, postId) : null,
  ])
  if (!post) return page
  return { ...page, items: [post, ...page.items.filter(({ id }) => id !== post.id)] }
}
