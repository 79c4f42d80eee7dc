import type { ReactNode } from 'react'
import { AuditSkeleton } from '@/components/backoffice/audit/audit-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function AuditLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'auditLog']}>
      <NavigationSkeleton skeleton={<AuditSkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
