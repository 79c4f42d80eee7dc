import type { ReactNode } from 'react'
import { ActivitiesSkeleton } from '@/components/activities/activities-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function ActivitiesLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<ActivitiesSkeleton />}>{children}</WhileLoading>
}
