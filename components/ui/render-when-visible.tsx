'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders its children near the viewport, else the outline. */
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
