'use client'

import { lazily } from '@/components/ui/lazily'

/** The storm of an error page, fetched when there is one. Where it cannot be fetched, the page does without. */
export const StormLater = lazily<{ className?: string }>(
  () => import('./storm-cloud').then((module) => module.StormCloud),
  { optional: true },
)
