'use client'

import { useEffect, useState } from 'react'
import { isMissingPart, reloadForMissingPart } from '@/lib/platform/http/missing-part'

/** Reloads the page once for code that could not load. Returns true until it is clear that a reload does not help. */
export function useMissingPart(error: Error): boolean {
  const [reloading, setReloading] = useState(() => isMissingPart(error))
  useEffect(() => {
    if (!reloadForMissingPart(error)) setReloading(false)
  }, [error])
  return reloading
}
