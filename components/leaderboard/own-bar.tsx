'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Of the screen's height, what the top bar and this bar themselves cover. */
const COVERED = '-64px 0px -84px 0px'

/**
 * Keeps the own family in sight: at the lower edge of the screen for as long as neither its flower nor its row can be
 * seen. What it says stands in the table, too, so that screen readers need not hear it twice.
 */
export function OwnBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(false)

  useEffect(() => {
    const places = bar.current?.parentElement?.querySelectorAll('[data-own]') ?? []
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setInSight(seen.size > 0)
      },
      { rootMargin: COVERED, threshold: 0.6 },
    )
    for (const place of places) observer.observe(place)
    return () => observer.disconnect()
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
