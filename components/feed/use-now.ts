'use client'

import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The moment a page was read, then the time of this device, a minute at a time. */
export function useNow(readAt: string): Date {
  const [now, setNow] = useState(() => new Date(readAt))
  useEffect(() => {
    const tick = () =>
      setNow((shown) => (Math.abs(Date.now() - shown.getTime()) < MINUTE / 2 ? shown : new Date()))
    tick()
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
