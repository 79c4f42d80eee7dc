import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function GardenSkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <Card className="overflow-hidden p-0 sm:p-0">
        <Skeleton className="h-52 rounded-none md:h-88 lg:h-96" />
        <div className="grid gap-2 px-5 py-4 sm:px-6 md:hidden">
          <Skeleton className="h-8 w-52 max-w-full" />
          <Skeleton className="h-6 w-64 max-w-full" />
        </div>
      </Card>
      <Skeleton className="h-72 rounded-card md:h-64" />
      <div className="grid gap-6 lg:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-80 rounded-card" />
        ))}
      </div>
    </div>
  )
}
