import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/backoffice/list/list-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function UsersLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'userAdmin']}>
      <NavigationSkeleton skeleton={<ListSkeleton search filters={2} />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
