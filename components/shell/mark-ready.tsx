'use client'

import { useEffect } from 'react'

/** Marks the document as interactive. */
export function MarkReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return null
}
