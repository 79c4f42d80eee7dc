import { Skeleton } from '@/components/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

type ListSkeletonProps = { search?: boolean; filters: number; rowClass?: string }

/** Renders the outline of a list's page: title, filters, and rows. */
export function ListSkeleton({ search = false, filters, rowClass = 'mb-px h-14' }: ListSkeletonProps) {
  return (
    <>
      <Skeleton className="h-9 w-56 max-w-full" />
      <Skeleton className="mt-2 h-5 w-96 max-w-full" />
      <div className="mt-6 mb-5 flex flex-wrap items-end gap-3">
        {search ? <Skeleton className="h-12 flex-[2_1_100%] xl:flex-[2_1_16rem]" /> : null}
        {ROWS.slice(0, filters).map((key) => (
          <Skeleton key={key} className="h-18 flex-[1_1_9rem]" />
        ))}
      </div>
      {ROWS.map((key) => (
        <Skeleton key={key} className={rowClass} />
      ))}
    </>
  )
}
