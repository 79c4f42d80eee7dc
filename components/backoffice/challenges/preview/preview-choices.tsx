'use client'

import type { ComponentProps } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { RenderWhenVisible } from '@/components/ui/render-when-visible'
import { Skeleton } from '@/components/ui/skeleton'
import type { PreviewControls } from './preview-controls'

const Controls = lazyClient(() => import('./preview-controls').then((module) => module.PreviewControls), {
  fallback: <Outline />,
})

/** Loads the preview controls lazily, because they carry the list of time zones. */
export function PreviewChoices(props: ComponentProps<typeof PreviewControls>) {
  return (
    <RenderWhenVisible outline={<Outline />}>
      <Controls {...props} />
    </RenderWhenVisible>
  )
}

function Outline() {
  return <Skeleton className="my-4 h-20 rounded-field" />
}
