import { Skeleton } from '@/components/ui/skeleton'

export function HarvestSkeleton() {
  return (
    <div aria-hidden className="grid gap-3 sm:gap-5">
      <div className="grid gap-2">
        <Skeleton className="h-9 w-52 max-w-full" />
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="h-11 w-72 max-w-full rounded-full" />
      </div>
      <div className="flex gap-4 overflow-hidden md:grid md:grid-cols-2 md:gap-5 xl:grid-cols-3">
        {[1, 2, 3, 4, 5].map((card) => (
          <Skeleton
            key={card}
            className="h-88 w-[calc(100%-1.5rem)] shrink-0 rounded-card md:h-96 md:w-auto"
          />
        ))}
      </div>
    </div>
  )
}
