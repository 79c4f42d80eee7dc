import type { ReactNode } from 'react'
import { CommunitySkeleton } from '@/components/community/community-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function CommunityLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<CommunitySkeleton />}>{children}</WhileLoading>
}
