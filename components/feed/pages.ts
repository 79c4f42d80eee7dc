import type { PostView } from '@/lib/feed/schema'

export const PAGE = 10

export type FeedPage = { items: PostView[]; nextCursor: string | null }
