import type { ReactNode } from 'react'
import { LeaderboardSkeleton } from '@/components/leaderboard/leaderboard-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function LeaderboardLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<LeaderboardSkeleton />}>{children}</NavigationSkeleton>
}
