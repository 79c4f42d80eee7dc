'use client'

import type { ComponentProps } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { RenderWhenVisible } from '@/components/ui/render-when-visible'
import { Skeleton } from '@/components/ui/skeleton'
import type { FamilyView } from './family-view'

const Drawn = lazyClient(() => import('./family-view').then((module) => module.FamilyView), {
  fallback: <Outline />,
})

/** Loads the family components lazily, so that the rest of the backoffice does not carry them. */
export function FamilyFrame(props: ComponentProps<typeof FamilyView>) {
  return (
    <RenderWhenVisible outline={<Outline />}>
      <Drawn {...props} />
    </RenderWhenVisible>
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
