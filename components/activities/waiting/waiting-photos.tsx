'use client'

import { useState } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { Skeleton } from '@/components/ui/skeleton'
import type { WaitingView } from '@/lib/features/completions/waiting/schema'

const WaitingCard = lazyClient(() => import('./waiting-card').then((module) => module.WaitingCard), {
  fallback: <Skeleton className="mb-5 h-60 rounded-card" />,
})

type WaitingPhotosProps = { familyId: string; waiting: readonly WaitingView[] }

/** Loads the card with the first waiting photo, and keeps it to show the badge of the last one. */
export function WaitingPhotos(props: WaitingPhotosProps) {
  const [isNeeded, setNeeded] = useState(false)
  if (props.waiting.length > 0 && !isNeeded) setNeeded(true)
  return isNeeded ? <WaitingCard {...props} /> : null
}
