import type { ReactNode } from 'react'
import { CommunitySkeleton } from '@/components/community/community-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function CommunityLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<CommunitySkeleton />}>{children}</NavigationSkeleton>
}
