import type { ReactNode } from 'react'
import { LeaderboardSkeleton } from '@/components/leaderboard/leaderboard-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function LeaderboardLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<LeaderboardSkeleton />}>{children}</WhileLoading>
}
