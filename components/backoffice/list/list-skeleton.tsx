import { Skeleton } from '@/components/ui/skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

type ListSkeletonProps = {
  text?: boolean
  tabs?: boolean
  search?: boolean
  filters: number
  rowClass?: string
}

/** Renders the outline of a list's page: title, tabs, filters, and rows. */
export function ListSkeleton({
  text = false,
  tabs = false,
  search = false,
  filters,
  rowClass = 'mb-px h-14',
}: ListSkeletonProps) {
  return (
    <>
      <Skeleton className="h-9 w-56 max-w-full" />
      {text ? <Skeleton className="mt-2 h-5 w-96 max-w-full" /> : null}
      {tabs ? <Skeleton className="mt-4 h-13 w-96 max-w-full rounded-full" /> : null}
      <div className="mt-4 mb-5 flex flex-wrap items-end gap-3">
        {search ? <Skeleton className="h-12 flex-[2_1_100%] lg:h-10 xl:flex-[2_1_16rem]" /> : null}
        {ROWS.slice(0, filters).map((key) => (
          <Skeleton key={key} className="h-12 flex-[1_1_9rem] lg:h-10" />
        ))}
      </div>
      {ROWS.map((key) => (
        <Skeleton key={key} className={rowClass} />
      ))}
    </>
  )
}
