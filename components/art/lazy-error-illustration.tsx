'use client'

import { lazyClient } from '@/components/ui/lazy-client'

/** Loads an error page's drawing on demand. */
export const LazyErrorIllustration = lazyClient<{ className?: string }>(
  () => import('./error-illustration').then((module) => module.ErrorIllustration),
  { optional: true },
)
