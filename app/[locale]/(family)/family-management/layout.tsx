import type { ReactNode } from 'react'
import { FamilySkeleton } from '@/components/families/management/family-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

/** The words stand around the page, so that the screen for when it cannot be made has them, too. */
export default function FamilyManagementLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['family', 'photos', 'progress', 'resend']}>
      <NavigationSkeleton skeleton={<FamilySkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
