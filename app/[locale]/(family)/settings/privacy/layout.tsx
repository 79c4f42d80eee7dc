import type { ReactNode } from 'react'
import { SeenBySkeleton } from '@/components/privacy/seen-by-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function AudienceLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<SeenBySkeleton />}>{children}</NavigationSkeleton>
}
