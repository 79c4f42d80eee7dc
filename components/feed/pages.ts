import type { PostView } from '@/lib/feed/schema'

/** How many posts come at a time. */
export const PAGE = 10

export type FeedPage = { items: PostView[]; nextCursor: string | null }
