import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'moderation', 'report']}>
      <NavigationSkeleton skeleton={<ReportsSkeleton />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}

function ReportsSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="mt-2 h-5 w-lg max-w-full" />
      <div className="mt-6 grid items-end gap-3 sm:grid-cols-3">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <div className="mt-6 grid gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </>
  )
}
