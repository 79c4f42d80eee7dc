import type { ReactNode } from 'react'
import { FamilySkeleton } from '@/components/families/management/family-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

/** Provides the messages above the error boundary, so that the error page has them, too. */
export default function FamilyManagementLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['calendar', 'devices', 'family', 'photos', 'plant', 'progress', 'resend']}>
      <NavigationSkeleton skeleton={<FamilySkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
