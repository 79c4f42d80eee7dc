import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function LeaderboardSkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-4 grid gap-2 sm:mb-6">
        <Skeleton className="h-9 w-56 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full max-sm:hidden" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Skeleton className="h-13 w-96 max-w-full rounded-full" />
        <Skeleton className="h-11 w-64 max-w-full rounded-full" />
      </div>
      <Skeleton className="mt-3 h-5 w-56 max-w-full sm:h-6" />
      <div className="mt-3 grid items-start gap-3 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-8">
        <Skeleton className="h-38 rounded-card sm:h-32 xl:order-1 xl:h-80" />
        <div className="grid gap-3 sm:gap-4">
          <Skeleton className="h-52 rounded-card sm:h-108" />
          <Card className="grid gap-3 px-2 py-4 sm:p-5">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="h-12" />
            ))}
          </Card>
        </div>
      </div>
    </div>
  )
}
