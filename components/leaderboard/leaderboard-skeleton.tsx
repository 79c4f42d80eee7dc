import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function LeaderboardSkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-6 grid gap-2">
        <Skeleton className="h-9 w-56 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
        <div>
          <Skeleton className="h-13 w-96 max-w-full rounded-full" />
          <Skeleton className="mt-4 h-6 w-56 max-w-full" />
          <Skeleton className="mt-3 h-11 w-72 max-w-full rounded-full" />
          <Skeleton className="mt-4 h-92 rounded-card sm:h-108" />
          <Card className="mt-4 grid gap-3 px-2 py-4 sm:p-5">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="h-12" />
            ))}
          </Card>
        </div>
        <Skeleton className="h-64 rounded-card xl:h-96" />
      </div>
    </div>
  )
}
