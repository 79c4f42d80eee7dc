import { useTranslations } from 'next-intl'
import { PostSkeleton } from '@/components/feed/post-skeleton'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function FeedSkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status" className="mx-auto max-w-2xl xl:max-w-none">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-4 grid gap-2 sm:mb-5">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-5 w-80 max-w-full max-sm:hidden" />
        <div className="mt-2 flex gap-10 pl-3 overflow-hidden">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} className="mb-8 size-14 shrink-0 rounded-full" />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5 xl:grid-cols-[minmax(0,42rem)_minmax(18rem,24rem)] xl:justify-between">
        <Card
          tone="leaf"
          className="grid content-start gap-3 max-sm:p-4 xl:col-start-2 xl:row-start-1 xl:self-start"
        >
          <Skeleton className="h-4 w-44" />
          <div className="flex items-center gap-3 sm:items-start sm:gap-4">
            <Skeleton className="size-12 shrink-0 rounded-2xl sm:size-14" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-10 w-full max-sm:hidden" />
            </div>
          </div>
          <Skeleton className="h-12 w-full rounded-full" />
          <Skeleton className="h-9" />
        </Card>
        <PostSkeleton />
      </div>
    </div>
  )
}
