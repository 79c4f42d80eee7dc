import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function ProfileSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="overflow-hidden rounded-sheet bg-card shadow-soft">
        <Skeleton className="h-28 rounded-none sm:h-36" />
        <div className="-mt-9 flex items-end gap-6 px-5 pb-6 sm:px-8">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="h-9 w-56 max-w-full" />
        </div>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <Card className="h-80" />
        <Card className="h-64 md:col-start-2 md:row-span-2 md:row-start-1" />
        <Card className="h-44" />
      </div>
    </div>
  )
}
