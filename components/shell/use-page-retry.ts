'use client'

import { startTransition } from 'react'
import { isChunkLoadError } from '@/lib/platform/http/chunk-load-error'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { useChunkLoadError } from './use-chunk-load-error'

export type PageError = { error: Error; reset: () => void }

/** Returns an error page's retry; while `reloading`, show no error. */
export function usePageRetry({ error, reset }: PageError) {
  const router = useRouter()
  const reloading = useChunkLoadError(error)
  const retry = () => {
    // React does not load missing code again.
    if (isChunkLoadError(error)) return window.location.reload()
    startTransition(() => {
      router.refresh()
      reset()
    })
  }
  return { reloading, retry }
}
