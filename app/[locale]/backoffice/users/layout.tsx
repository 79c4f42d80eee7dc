import type { ReactNode } from 'react'
import { UsersSkeleton } from '@/components/backoffice/users/users-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { WhileLoading } from '@/components/shell/while-loading'

export default function UsersLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'userAdmin']}>
      <WhileLoading skeleton={<UsersSkeleton />}>{children}</WhileLoading>
    </ClientMessages>
  )
}
