'use client'

import { useEffect, useState } from 'react'

/** An address under which the page shows a file that only the browser has; null before there is one. */
export function usePreview(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) {
      setAddress(null)
      return
    }
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
