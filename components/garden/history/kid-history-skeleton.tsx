import { Skeleton } from '@/components/ui/skeleton'
import { historyGrid } from './history-grid'

export function KidHistorySkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <div className="grid gap-2">
        <Skeleton className="mt-3 mb-1 h-5 w-36" />
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-6 w-48" />
      </div>
      <Skeleton className="h-18 w-72 max-w-full rounded-full" />
      <Skeleton className="h-6 w-52" />
      <div className={historyGrid}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-72 rounded-card" />
        ))}
      </div>
    </div>
  )
}
