import type { ReactNode } from 'react'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function ChallengeLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<ChallengeSkeleton />}>{children}</NavigationSkeleton>
}

const DAYS = ['1', '2', '3', '4', '5', '6', '7']

function ChallengeSkeleton() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-10 w-80 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
        <Skeleton className="h-6 w-72 max-w-full" />
      </div>
      <div>
        <Skeleton className="mb-3 h-7 w-44" />
        <div className="grid gap-2 max-xl:gap-px xl:grid-cols-7">
          {DAYS.map((day) => (
            <Skeleton key={day} className="h-14 rounded-card xl:h-28" />
          ))}
        </div>
      </div>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
