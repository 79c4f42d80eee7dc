'use client'

import { useEffect, useState } from 'react'
import { isChunkLoadError, reloadForChunkLoadError } from '@/lib/platform/http/chunk-load-error'

/** Reloads the page once for missing code. Returns true until a reload is known not to help. */
export function useChunkLoadError(error: Error): boolean {
  const [reloading, setReloading] = useState(() => isChunkLoadError(error))
  useEffect(() => {
    if (!reloadForChunkLoadError(error)) setReloading(false)
  }, [error])
  return reloading
}
