import type { ReactNode } from 'react'
import { ActivitiesSkeleton } from '@/components/activities/activities-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function ActivitiesLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<ActivitiesSkeleton />}>{children}</NavigationSkeleton>
}
