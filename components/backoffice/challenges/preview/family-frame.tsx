'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/skeleton'

/** The family's own drawings are fetched after the page: whoever only plans does not wait for them. */
export const FamilyFrame = dynamic(() => import('./family-view').then((module) => module.FamilyView), {
  ssr: false,
  loading: () => (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,5fr)_7fr]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  ),
})
