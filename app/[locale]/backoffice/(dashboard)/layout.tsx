import type { ReactNode } from 'react'
import { DashboardSkeleton } from '@/components/backoffice/dashboard/dashboard-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<DashboardSkeleton />}>{children}</NavigationSkeleton>
}
