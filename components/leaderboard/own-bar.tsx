'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Of the top bar, and of this bar. */
const TOP = 64
const OWN = 72
/** Leaves the strip below the top bar in which this bar sticks. */
const BAR_STRIP = '-64px 0px -80% 0px'

/**
 * Shows the own family above the podium, and at the edge of the screen while its row is not visible and nothing of the
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
    // At the bottom the tabs of a phone cover more.
    const bottom = bar.current ? Number.parseFloat(getComputedStyle(bar.current).bottom) : 0
    const observers = [
      follow('[data-own]', { rootMargin: `-${TOP}px 0px -${bottom + OWN}px 0px`, threshold: 0.6 }),
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
      className="sticky top-19 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] lg:bottom-3 z-10 transition-[opacity,visibility] duration-200 data-hidden:invisible data-hidden:opacity-0"
    >
      {children}
    </div>
  )
}
