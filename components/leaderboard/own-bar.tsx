'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Margins of the viewport covered by the top bar and by this bar. */
const COVERED = '-64px 0px -84px 0px'
/** Leaves the strip at the bottom of the viewport in which this bar is. */
const BAR_STRIP = '-85% 0px 0px 0px'

/**
 * Shows the own family at the bottom of the screen while neither its flower nor its row is visible, and nothing of the
 * podium is behind it. Hidden from screen readers, because the table has the same content.
 */
export function OwnBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(false)

  useEffect(() => {
    const board = bar.current?.parentElement
    const seen = new Set<Element>()
    const follow = (selector: string, options: IntersectionObserverInit) => {
      const observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setInSight(seen.size > 0)
      }, options)
      for (const place of board?.querySelectorAll(selector) ?? []) observer.observe(place)
      return observer
    }
    const observers = [
      follow('[data-own]', { rootMargin: COVERED, threshold: 0.6 }),
      follow('[data-podium]', { rootMargin: BAR_STRIP }),
    ]
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [])

  return (
    <div
      ref={bar}
      aria-hidden
      data-hidden={inSight || undefined}
      className="sticky bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-10 mt-3 transition-[opacity,visibility] duration-200 data-hidden:invisible data-hidden:opacity-0"
    >
      {children}
    </div>
  )
}
