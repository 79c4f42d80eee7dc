import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function ProfileSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="overflow-hidden rounded-sheet bg-card shadow-soft">
        <Skeleton className="h-28 rounded-none sm:h-36" />
        <div className="-mt-9 flex items-end gap-6 px-5 pb-6 sm:px-8">
          <Skeleton className="size-24 rounded-full" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-9 w-56 max-w-full" />
            <Skeleton className="h-8 w-full max-w-120 rounded-full" />
          </div>
        </div>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Card className="h-60" />
        <Card className="h-60" />
        <Card className="h-44 md:col-span-2 md:h-24" />
      </div>
    </div>
  )
}
