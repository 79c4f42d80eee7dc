import { useTranslations } from 'next-intl'
import { CardSkeletons } from '@/components/community/card-skeletons'
import { Skeleton } from '@/components/ui/skeleton'

export function CommunitySkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:mb-6 md:flex-nowrap">
        <div className="grid min-w-0 gap-2">
          <Skeleton className="h-9 w-56 max-w-full" />
          <Skeleton className="h-5 w-72 max-w-full max-sm:hidden" />
        </div>
        <Skeleton className="h-4 w-72 max-w-full sm:h-20 sm:w-88 sm:shrink-0 sm:rounded-card" />
      </div>
      <Skeleton className="h-13 w-full max-w-2xl rounded-full" />
      <Skeleton className="my-4 h-12 rounded-full" />
      <CardSkeletons count={6} />
    </div>
  )
}
