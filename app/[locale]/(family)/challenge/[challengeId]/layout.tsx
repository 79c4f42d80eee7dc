import type { ReactNode } from 'react'
import { ChallengeSkeleton } from '@/components/challenges/challenge-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function ChallengeLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<ChallengeSkeleton />}>{children}</NavigationSkeleton>
}
