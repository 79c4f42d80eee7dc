import type { ReactNode } from 'react'
import { FamilySkeleton } from '@/components/families/management/family-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { WhileLoading } from '@/components/shell/while-loading'

/** The words stand around the page, so that the screen for when it cannot be made has them, too. */
export default function FamilyManagementLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['family', 'photos', 'progress', 'resend']}>
      <WhileLoading skeleton={<FamilySkeleton />}>{children}</WhileLoading>
    </ClientMessages>
  )
}
