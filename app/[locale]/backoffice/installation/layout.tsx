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
      <div className="mt-6 grid gap-8">
        <Skeleton className="h-40 rounded-card" />
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="grid gap-x-8 gap-y-3 xl:grid-cols-[15rem_minmax(0,1fr)]">
            <div className="xl:pt-5">
              <Skeleton className="h-7 w-40" />
              <Skeleton className="mt-2 h-5 w-56 max-w-full" />
            </div>
            <Skeleton className="h-44 rounded-card" />
          </div>
        ))}
      </div>
    </>
  )
}
