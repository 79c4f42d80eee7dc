import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** The family page's shape while it is read. */
export function FamilySkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="h-64" />
        <div className="grid gap-6">
          <Card tone="sun" className="h-44" />
          <Card className="h-40" />
          <Card className="h-28" />
        </div>
      </div>
    </div>
  )
}
