import type { ReactNode } from 'react'
import { FamilySkeleton } from '@/components/families/management/family-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

/** Provides the messages also for the error page. */
export default function FamilyManagementLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['calendar', 'devices', 'family', 'photos', 'plant', 'progress', 'resend']}>
      <NavigationSkeleton skeleton={<FamilySkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
