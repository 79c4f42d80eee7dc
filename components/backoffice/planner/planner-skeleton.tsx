import { Skeleton } from '@/components/ui/skeleton'
import { boardClass, libraryClass } from './planner-layout'

const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

export function PlannerSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-0 flex-1 overflow-hidden">
      <span className="sr-only">{label}</span>
      <div className={`${libraryClass} grid content-start gap-3 p-4 max-md:hidden`}>
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-11" />
        {DAYS.map((day) => (
          <Skeleton key={day} className="h-12 rounded-2xl" />
        ))}
      </div>
      <div className={`${boardClass} p-4`}>
        {DAYS.map((day) => (
          <Skeleton key={day} className="h-full min-h-28 rounded-2xl" />
        ))}
      </div>
    </div>
  )
}
