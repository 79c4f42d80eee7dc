'use client'

import { useEffect, useState } from 'react'

/** Returns the time, updated every minute; the first value is the server's, for hydration. */
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
