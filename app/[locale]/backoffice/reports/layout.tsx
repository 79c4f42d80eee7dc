import type { ReactNode } from 'react'
import { ReportsSkeleton } from '@/components/backoffice/reports/reports-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'moderation', 'report']}>
      <NavigationSkeleton skeleton={<ReportsSkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
