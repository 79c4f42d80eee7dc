import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

export function SeenBySkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <div className="grid gap-2">
        <Skeleton className="h-9 w-36 max-w-full" />
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-6 w-96 max-w-full" />
      </div>
      <Card className="h-[34rem]" />
      <Card className="h-[26rem]" />
      <Card className="h-62" />
      <Card className="h-56" />
      <Card className="h-44" />
      <Card className="h-44" />
    </div>
  )
}
