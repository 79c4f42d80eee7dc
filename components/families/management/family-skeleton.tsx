import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function FamilySkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <Card className="overflow-hidden p-0 sm:p-0">
        <Skeleton className="h-20 rounded-none sm:h-40" />
        <div className="grid gap-2 px-5 pb-5 sm:flex sm:gap-5 sm:px-6 sm:pb-6">
          <div className="-mt-14 sm:-mt-12">
            <Skeleton className="size-26 rounded-full" />
          </div>
          <div className="grid gap-2 sm:pt-4">
            <Skeleton className="h-9 w-56" />
            <Skeleton className="h-6 w-44" />
          </div>
        </div>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <People />
        <div className="flex flex-col gap-6 md:col-start-2 md:row-span-2 md:row-start-1">
          <People />
          <Card className="h-52" />
          <Card className="h-44" />
        </div>
        <div className="flex flex-col gap-6">
          <Card className="h-80 sm:h-60" />
          <Card className="h-52" />
          <Card className="h-36" />
        </div>
      </div>
    </div>
  )
}

function People() {
  return (
    <Card className="grid gap-5">
      <div className="flex items-center justify-between">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-9 w-32 rounded-full" />
      </div>
      {['w-32', 'w-40'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-14 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </Card>
  )
}
