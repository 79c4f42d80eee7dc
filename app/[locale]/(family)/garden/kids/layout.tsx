import type { ReactNode } from 'react'
import { KidHistorySkeleton } from '@/components/garden/history/kid-history-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function KidHistoryLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<KidHistorySkeleton />}>{children}</NavigationSkeleton>
}
