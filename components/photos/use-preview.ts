'use client'

import { useEffect, useState } from 'react'

/** Returns a local file's object URL; null at first. */
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
