import { useTranslations } from 'next-intl'
import { activityGrid } from '@/components/activities/activity-grid'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function ActivitiesSkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-2">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-5 w-48" />
        </div>
        <div className="flex gap-3">
          <Skeleton className="h-11 w-36 rounded-full" />
          <Skeleton className="h-11 w-32 rounded-full" />
        </div>
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <Card tone="leaf" className="grid gap-6 items-center md:grid-cols-[minmax(0,1fr)_15rem] lg:p-7">
            <div className="grid content-center gap-3">
              <Skeleton className="h-4 w-44" />
              <Skeleton className="h-8 w-4/5" />
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-12 w-44 rounded-full" />
            </div>
            <Skeleton className="mx-auto h-72 w-48 rounded-full" />
          </Card>
          <Skeleton className="h-60 rounded-card sm:h-44" />
        </div>
        <Skeleton className="h-96 rounded-card xl:h-auto" />
      </div>
      <Skeleton className="mt-10 mb-4 h-7 w-44" />
      <div className={activityGrid}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-72 rounded-card" />
        ))}
      </div>
    </div>
  )
}
