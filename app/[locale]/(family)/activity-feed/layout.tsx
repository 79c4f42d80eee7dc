import type { ReactNode } from 'react'
import { FeedSkeleton } from '@/components/feed/feed-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function FeedLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<FeedSkeleton />}>{children}</WhileLoading>
}
