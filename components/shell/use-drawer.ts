'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

const DESKTOP = '(min-width: 64rem)'

/**
 * Returns the state of the sidebar as a drawer, below 1024 px. Escape, a link or a wider window close it. The focus
 * stays inside while open.
 */
export function useDrawer() {
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    const drawer = panel.current
    if (!open || !drawer) return
    const button = opener.current
    const desktop = matchMedia(DESKTOP)
    const onResize = () => desktop.matches && close()
    const onClick = (event: MouseEvent) => (event.target as Element).closest('a') && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      if (event.key === 'Tab' && trapFocus(drawer, event.shiftKey)) event.preventDefault()
    }
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    drawer.querySelector<HTMLElement>('button, a')?.focus()
    desktop.addEventListener('change', onResize)
    window.addEventListener('resize', onResize)
    drawer.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.body.style.overflow = overflow
      desktop.removeEventListener('change', onResize)
      window.removeEventListener('resize', onResize)
      drawer.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
      // The page is inert until the next frame.
      requestAnimationFrame(() => button?.focus())
    }
  }, [open, close])

  return { open, close, panel, opener, show: () => setOpen(true) }
}

/** @returns true when it has wrapped the focus */
function trapFocus(box: HTMLElement, backwards: boolean): boolean {
  const stops = [...box.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const edge = backwards ? stops[0] : stops.at(-1)
  const inside = box.contains(document.activeElement)
  if (inside && document.activeElement !== edge) return false
  const next = backwards ? stops.at(-1) : stops[0]
  next?.focus()
  return next !== undefined
}
