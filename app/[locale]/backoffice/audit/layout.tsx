import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function AuditLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'auditLog']}>
      <NavigationSkeleton skeleton={<AuditSkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)

function AuditSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-2 h-5 w-96 max-w-full" />
      <div className="mt-6 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_14rem_10rem_10rem_10rem]">
        <Skeleton className="h-12 sm:col-span-2 xl:col-span-1" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <div className="mt-5 rounded-card bg-card p-4 shadow-soft">
        {ROWS.map((row) => (
          <Skeleton key={row} className="my-4 h-7" />
        ))}
      </div>
    </>
  )
}
