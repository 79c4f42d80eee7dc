import type { ReactNode } from 'react'
import { GardenSkeleton } from '@/components/garden/garden-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function GardenLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<GardenSkeleton />}>{children}</NavigationSkeleton>
}
