import type { ReactNode } from 'react'
import { HarvestSkeleton } from '@/components/harvest/harvest-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function HarvestLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<HarvestSkeleton />}>{children}</NavigationSkeleton>
}
