import type { ReactNode } from 'react'
import { DashboardSkeleton } from '@/components/backoffice/dashboard/dashboard-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<DashboardSkeleton />}>{children}</WhileLoading>
}
