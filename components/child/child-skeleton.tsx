import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

export function ChildSkeleton() {
  const t = useTranslations('common')
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-6xl content-start gap-6 p-4 sm:p-6">
      <div role="status">
        <h1 className="sr-only">{t('loading')}</h1>
      </div>
      <Skeleton className="h-14 w-48" />
      <div className="grid gap-6 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Skeleton className="aspect-[4/5] w-full rounded-sheet sm:aspect-[4/3]" />
        <Skeleton className="hidden aspect-[3/4] w-full rounded-sheet md:block" />
      </div>
    </main>
  )
}
