'use client'

import { lazyClient } from '@/components/ui/lazy-client'

/** Loads the drawing of an error page on demand; its fallback is nothing. */
export const LazyErrorIllustration = lazyClient<{ className?: string }>(
  () => import('./error-illustration').then((module) => module.ErrorIllustration),
  { optional: true },
)
