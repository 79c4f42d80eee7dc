import type { ReactNode } from 'react'
import { UsersSkeleton } from '@/components/backoffice/users/users-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function UsersLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'userAdmin']}>
      <NavigationSkeleton skeleton={<UsersSkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
