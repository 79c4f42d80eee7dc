import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function InstallationLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'installation', 'starter']}>
      <NavigationSkeleton skeleton={<InstallationSkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}

function InstallationSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-2 h-5 w-96 max-w-full" />
      <div className="mt-6 grid gap-4 xl:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-48 rounded-card" />
        ))}
      </div>
    </>
  )
}
