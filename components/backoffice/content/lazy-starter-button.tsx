'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import { Skeleton } from '@/components/ui/skeleton'

/** Starter button, loaded only where there is no challenge. */
export const LazyStarterButton = lazyClient(
  () => import('../installation/starter-button').then((module) => module.StarterButton),
  { fallback: <Skeleton className="h-12 w-52 rounded-full" /> },
)
