'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Draws what it holds once one comes near it, and an outline of it until then: what is far down loads later. */
export function RenderWhenVisible({ outline, children }: { outline: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25%',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear ? children : outline}</div>
}
