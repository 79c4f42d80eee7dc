import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/backoffice/list/list-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'moderation', 'report']}>
      <NavigationSkeleton skeleton={<ListSkeleton text tabs filters={2} rowClass="mb-4 h-44 rounded-card" />}>
        {children}
      </NavigationSkeleton>
    </ClientMessages>
  )
}
