import type { PostView } from '@/lib/feed/schema'

/** How many posts come at a time. */
export const PAGE = 10

export type FeedPage = { items: PostView[]; nextCursor: string | null }
export type FeedKey = { feed: string | undefined }

/** Names the pages of the feed; the next one begins where the last one ended. */
export function keyOf(_index: number, previous: FeedPage | null): FeedKey | null {
  if (previous && !previous.nextCursor) return null
  return { feed: previous?.nextCursor ?? undefined }
}
