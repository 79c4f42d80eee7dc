import { Skeleton } from '@/components/ui/skeleton'

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2 xl:gap-4 min-[110rem]:grid-cols-3"
    >
      {Array.from({ length: count }, (_, index) => `card ${index}`).map((key) => (
        <div key={key} className="flex h-24 gap-3 rounded-card bg-card p-4 shadow-soft">
          <Skeleton className="size-14 shrink-0 rounded-full" />
          <div className="grid flex-1 content-between">
            <Skeleton className="mt-2 h-5 w-3/4" />
            <div className="flex items-center justify-between gap-3">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-9 w-24 rounded-full" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
