import type { PostView } from '@/lib/features/feed/schema'

export const PAGE = 10

export type FeedPage = { items: PostView[]; nextCursor: string | null }
