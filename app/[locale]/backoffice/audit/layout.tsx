import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/backoffice/list/list-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function AuditLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'auditLog']}>
      <NavigationSkeleton skeleton={<ListSkeleton text search filters={4} />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
