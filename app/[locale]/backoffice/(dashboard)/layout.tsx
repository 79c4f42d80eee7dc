import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<DashboardSkeleton />}>{children}</NavigationSkeleton>
}

function DashboardSkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-40" />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-30 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-4 h-70 rounded-card" />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  )
}
