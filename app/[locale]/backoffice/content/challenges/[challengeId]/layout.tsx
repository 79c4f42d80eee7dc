import type { ReactNode } from 'react'
import { ChallengePageSkeleton } from '@/components/backoffice/challenges/page/challenge-page-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function ChallengeLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<ChallengePageSkeleton />}>{children}</WhileLoading>
}
