'use client'

import { type RefObject, useEffect, useRef } from 'react'

const PATIENCE = 100

/** Moves the focus to `stop` when a focused row is removed and its dialog has closed. */
export function useFocusRescue(stop: RefObject<HTMLElement | null>, lines: number): void {
  const before = useRef(lines)
  useEffect(() => {
    const fewer = lines < before.current
    before.current = lines
    if (!fewer) return
    let timer = setTimeout(look, PATIENCE)
    function look() {
      const focused = document.activeElement
      if (focused?.closest('[role=alertdialog]')) timer = setTimeout(look, PATIENCE)
      else if (focused === document.body) stop.current?.focus({ preventScroll: true })
    }
    return () => clearTimeout(timer)
  }, [stop, lines])
}
