import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function AnalyticsLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<AnalyticsSkeleton />}>{children}</NavigationSkeleton>
}

function AnalyticsSkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="mt-2 h-5 w-64 max-w-full" />
      <Skeleton className="mt-4 h-13 w-96 max-w-full rounded-full" />
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-31 rounded-card" />
        ))}
      </div>
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-92 rounded-card" />
        <Skeleton className="h-92 rounded-card" />
      </div>
      <Skeleton className="mt-4 h-92 rounded-card" />
    </div>
  )
}
