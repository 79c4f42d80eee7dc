import { Skeleton } from '@/components/ui/skeleton'

export function PostSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 rounded-card bg-card p-4 shadow-soft sm:p-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-1.5">
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      </div>
      <Skeleton className="aspect-[4/3] w-full sm:max-h-[32rem] rounded-2xl" />
      <Skeleton className="h-6 w-2/3" />
      <div className="flex gap-2 border-line border-t pt-3">
        <Skeleton className="h-9 w-16 rounded-full" />
        <Skeleton className="h-9 w-16 rounded-full" />
        <Skeleton className="ml-auto h-9 w-32 rounded-full" />
      </div>
    </div>
  )
}
