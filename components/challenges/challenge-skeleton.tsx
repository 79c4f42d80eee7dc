import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function ChallengeSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-6 w-96 max-w-full" />
        </div>
        <Skeleton className="h-12 w-52 rounded-full max-sm:hidden" />
      </div>
      <div className="grid items-start gap-x-6 gap-y-8 md:grid-cols-[minmax(18rem,5fr)_7fr] lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:gap-x-8">
        <Card className="max-md:order-last">
          <Skeleton className="mx-auto aspect-[320/418] w-full max-w-[22rem]" />
          <Skeleton className="mt-4 h-8" />
        </Card>
        <div className="grid gap-4">
          <Card tone="leaf" className="h-72" />
          <Skeleton className="h-7 w-40" />
          <Card className="h-56" />
        </div>
      </div>
    </div>
  )
}
