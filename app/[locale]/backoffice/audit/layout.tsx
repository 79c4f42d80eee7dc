import type { ReactNode } from 'react'
import { AuditSkeleton } from '@/components/backoffice/audit/audit-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { WhileLoading } from '@/components/shell/while-loading'

export default function AuditLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'auditLog']}>
      <WhileLoading skeleton={<AuditSkeleton />}>{children}</WhileLoading>
    </ClientMessages>
  )
}
