import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

export function NotificationsSkeleton() {
  const t = useTranslations('common')
  return (
    <div role="status" className="mx-auto max-w-2xl">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="mb-3 h-9 w-56 max-w-full sm:mb-5" />
      <div className="mb-2 flex h-11 items-center justify-between">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Card className="divide-y divide-line overflow-hidden p-0 sm:p-0">
        {ROWS.map((row) => (
          <div key={row} className="flex min-h-16 items-center gap-3.5 px-4 py-3 sm:px-5">
            <Skeleton className="size-12 shrink-0 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-12" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  )
}
