import { Skeleton } from '@/components/ui/skeleton'

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      {Array.from({ length: count }, (_, index) => `card ${index}`).map((key) => (
        <div key={key} className="grid gap-4 rounded-card bg-card p-4 shadow-soft sm:p-5">
          <div className="flex gap-3">
            <Skeleton className="size-14 shrink-0 rounded-full" />
            <div className="grid flex-1 content-center gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-11 rounded-full" />
        </div>
      ))}
    </div>
  )
}
