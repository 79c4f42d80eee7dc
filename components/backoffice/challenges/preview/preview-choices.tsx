'use client'

import type { ComponentProps } from 'react'
import { lazily } from '@/components/ui/lazily'
import { Skeleton } from '@/components/ui/skeleton'
import { WhenNear } from '@/components/ui/when-near'
import type { PreviewControls } from './preview-controls'

const Controls = lazily(() => import('./preview-controls').then((module) => module.PreviewControls), {
  fallback: <Outline />,
})

/** What can be chosen for the preview; it brings all time zones along, so it comes when it is wanted. */
export function PreviewChoices(props: ComponentProps<typeof PreviewControls>) {
  return (
    <WhenNear outline={<Outline />}>
      <Controls {...props} />
    </WhenNear>
  )
}

function Outline() {
  return <Skeleton className="my-4 h-20 rounded-field" />
}
