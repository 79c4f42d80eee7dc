import type { ReactNode } from 'react'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function UserLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<UserSkeleton />}>{children}</NavigationSkeleton>
}

function UserSkeleton() {
  return (
    <>
      <Skeleton className="h-5 w-24" />
      <div className="mt-3 flex justify-between gap-4">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-11 w-40 rounded-full" />
      </div>
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-2">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </>
  )
}
