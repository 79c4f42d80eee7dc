import type { ReactNode } from 'react'
import { FeedSkeleton } from '@/components/feed/feed-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function FeedLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<FeedSkeleton />}>{children}</NavigationSkeleton>
}
