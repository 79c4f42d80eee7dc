'use client'

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

const GAP = 8

/**
 * Returns the position of a menu's panel, fixed to the viewport so that no scroll container clips it. Closes the menu
 * when its container scrolls.
 */
export function usePanelPlace(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onAway: () => void,
) {
  const [place, setPlace] = useState({ top: 0, left: 0 })
  const leave = useEffectEvent((event: Event) => {
    if (!panel.current?.contains(event.target as Node)) onAway()
  })

  useLayoutEffect(() => {
    const at = button.current?.getBoundingClientRect()
    if (!at || !panel.current) return
    const { offsetHeight: height, offsetWidth: width } = panel.current
    const under = at.bottom + height + GAP <= window.innerHeight
    const top = under ? at.bottom : Math.max(GAP, Math.min(at.top, window.innerHeight - GAP) - height)
    setPlace({ top, left: Math.max(GAP, Math.min(at.right, window.innerWidth - GAP) - width) })
  }, [button, panel])

  useEffect(() => {
    document.addEventListener('scroll', leave, true)
    window.addEventListener('resize', leave)
    return () => {
      document.removeEventListener('scroll', leave, true)
      window.removeEventListener('resize', leave)
    }
  }, [])

  return place
}
