import type { ReactNode } from 'react'
import { ChallengePageSkeleton } from '@/components/backoffice/challenges/challenge-page-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function ChallengeLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<ChallengePageSkeleton />}>{children}</NavigationSkeleton>
}
