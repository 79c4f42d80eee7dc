'use client'

import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Returns the server's time of the render, then the device's, updated every minute. */
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
