'use client'

import type { ComponentProps } from 'react'
import { lazily } from '@/components/ui/lazily'
import { Skeleton } from '@/components/ui/skeleton'
import { WhenNear } from '@/components/ui/when-near'
import type { FamilyView } from './family-view'

const Drawn = lazily(() => import('./family-view').then((module) => module.FamilyView), {
  fallback: <Outline />,
})

/** The family's own drawings: whoever only plans does not wait for them. */
export function FamilyFrame(props: ComponentProps<typeof FamilyView>) {
  return (
    <WhenNear outline={<Outline />}>
      <Drawn {...props} />
    </WhenNear>
  )
}

function Outline() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,5fr)_7fr]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
