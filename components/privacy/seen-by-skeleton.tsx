import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function SeenBySkeleton() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Skeleton className="h-9 w-36 max-w-full" />
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-6 w-96 max-w-full" />
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <Card className="h-[34rem]" />
          <Card className="h-[26rem]" />
        </div>
        <div className="grid gap-6">
          <Card className="h-56" />
          <Card className="h-[34rem]" />
          <Card className="h-40" />
        </div>
      </div>
    </div>
  )
}
