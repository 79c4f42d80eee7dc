'use client'

import { useEffect } from 'react'

/** Marks the document as interactive, which hides the notice about scripts. */
export function MarkReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return null
}
