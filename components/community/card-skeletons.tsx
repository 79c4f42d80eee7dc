import { Skeleton } from '@/components/ui/skeleton'

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2 xl:gap-4 min-[110rem]:grid-cols-3"
    >
      {Array.from({ length: count }, (_, index) => `card ${index}`).map((key) => (
        <div
          key={key}
          className="flex items-center gap-3 rounded-card bg-card px-3 py-3 shadow-soft sm:px-4 sm:py-3.5"
        >
          <Skeleton className="size-12 shrink-0 rounded-full sm:size-14" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton className="h-9 w-24 shrink-0 rounded-full" />
        </div>
      ))}
    </div>
  )
}
