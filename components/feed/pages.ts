import type { PostView } from '@/lib/features/feed/schema'

export const PAGE_SIZE = 10

export type FeedPage = { items: PostView[]; nextCursor: string | null }
