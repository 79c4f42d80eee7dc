import { Skeleton } from '@/components/ui/skeleton'

const ROWS = Array.from({ length: 12 }, (_, row) => row)

export function AuditSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-2 h-5 w-96 max-w-full" />
      <div className="mt-6 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_14rem_10rem_10rem_10rem]">
        <Skeleton className="h-12 sm:col-span-2 xl:col-span-1" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <div className="mt-5 rounded-card bg-card p-4 shadow-soft">
        {ROWS.map((row) => (
          <Skeleton key={row} className="my-4 h-7" />
        ))}
      </div>
    </>
  )
}
