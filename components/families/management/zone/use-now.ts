'use client'

import { useEffect, useState } from 'react'

/** The present instant, renewed with every minute; at first the one that the server drew the page at. */
export function useNow(drawnAt: string): Date {
  const [now, setNow] = useState(() => new Date(drawnAt))
  useEffect(() => {
    const renew = () => setNow(new Date())
    renew()
    const timer = setInterval(renew, 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
