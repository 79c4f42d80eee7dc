import type { ReactNode } from 'react'
import { AnalyticsSkeleton } from '@/components/backoffice/analytics/analytics-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function AnalyticsLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<AnalyticsSkeleton />}>{children}</NavigationSkeleton>
}
