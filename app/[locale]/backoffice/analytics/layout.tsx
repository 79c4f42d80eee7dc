import type { ReactNode } from 'react'
import { AnalyticsSkeleton } from '@/components/backoffice/analytics/analytics-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function AnalyticsLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<AnalyticsSkeleton />}>{children}</WhileLoading>
}
