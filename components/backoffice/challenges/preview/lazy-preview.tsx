'use client'

import type { ComponentProps } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { RenderWhenVisible } from '@/components/ui/render-when-visible'
import { Skeleton } from '@/components/ui/skeleton'
import type { FamilyView } from './family-view'
import type { PreviewControls } from './preview-controls'

const Controls = lazyClient(() => import('./preview-controls').then((module) => module.PreviewControls), {
  fallback: <ControlsSkeleton />,
})

const View = lazyClient(() => import('./family-view').then((module) => module.FamilyView), {
  fallback: <ViewSkeleton />,
})

/** Loads the preview controls with their list of time zones. */
export function LazyPreviewControls(props: ComponentProps<typeof PreviewControls>) {
  return (
    <RenderWhenVisible outline={<ControlsSkeleton />}>
      <Controls {...props} />
    </RenderWhenVisible>
  )
}

/** Loads the family components, kept out of the backoffice's code. */
export function LazyFamilyView(props: ComponentProps<typeof FamilyView>) {
  return (
    <RenderWhenVisible outline={<ViewSkeleton />}>
      <View {...props} />
    </RenderWhenVisible>
  )
}

function ControlsSkeleton() {
  return <Skeleton className="my-4 h-20 rounded-field" />
}

function ViewSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,5fr)_7fr]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
