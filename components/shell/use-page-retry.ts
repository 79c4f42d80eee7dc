'use client'

import { startTransition } from 'react'
import { isMissingPart } from '@/lib/platform/http/missing-part'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { useMissingPart } from './use-missing-part'

export type PageError = { error: Error; reset: () => void }

/** Returns an error page's retry; while `reloading`, show no error. */
export function usePageRetry({ error, reset }: PageError) {
  const router = useRouter()
  const reloading = useMissingPart(error)
  const retry = () => {
    // React does not load missing code again.
    if (isMissingPart(error)) return window.location.reload()
    startTransition(() => {
      router.refresh()
      reset()
    })
  }
  return { reloading, retry }
}
