import type { ReactNode } from 'react'
import { SeenBySkeleton } from '@/components/privacy/seen-by-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function SeenByLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<SeenBySkeleton />}>{children}</WhileLoading>
}
