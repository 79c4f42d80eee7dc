'use client'

import { lazyClient } from '@/components/ui/lazy-client'

/** The storm of an error page, fetched when there is one. Where it cannot be fetched, the page does without. */
export const LazyErrorIllustration = lazyClient<{ className?: string }>(
  () => import('./error-illustration').then((module) => module.ErrorIllustration),
  { optional: true },
)
