import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function UsersLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'userAdmin']}>
      <NavigationSkeleton skeleton={<UsersSkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)

function UsersSkeleton() {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="mt-2 h-5 w-80 max-w-full" />
        </div>
        <div className="flex gap-3">
          <Skeleton className="h-12 w-40 rounded-full" />
          <Skeleton className="h-12 w-36 rounded-full" />
        </div>
      </div>
      <div className="mt-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_16rem]">
        <Skeleton className="h-12 sm:col-span-2 lg:col-span-1" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="mt-5 mb-2 h-5 w-24" />
      <div className="rounded-card bg-card p-4 shadow-soft">
        {ROWS.map((row) => (
          <Skeleton key={row} className="my-3.5 h-7" />
        ))}
      </div>
    </>
  )
}
