import type { ReactNode } from 'react'
import { ReportsSkeleton } from '@/components/backoffice/reports/reports-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { WhileLoading } from '@/components/shell/while-loading'

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'moderation', 'report']}>
      <WhileLoading skeleton={<ReportsSkeleton />}>{children}</WhileLoading>
    </ClientMessages>
  )
}
