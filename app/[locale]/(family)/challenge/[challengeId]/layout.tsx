import type { ReactNode } from 'react'
import { ChallengeSkeleton } from '@/components/challenges/challenge-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function ChallengeLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<ChallengeSkeleton />}>{children}</WhileLoading>
}
