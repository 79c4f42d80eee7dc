'use client'

import { useEffect, useState } from 'react'
import { isMissingPart, reloadForMissingPart } from '@/lib/platform/http/missing-part'

/** Reloads the page once for missing code. Returns true until a reload is known not to help. */
export function useMissingPart(error: Error): boolean {
  const [reloading, setReloading] = useState(() => isMissingPart(error))
  useEffect(() => {
    if (!reloadForMissingPart(error)) setReloading(false)
  }, [error])
  return reloading
}
