'use client'

import { type RefObject, useEffect, useRef } from 'react'

const PATIENCE = 100

/**
 * Moves the focus to `stop` when a focused element was removed and its dialog has closed: a row of fewer lines, or an
 * element of another state.
 */
export function useFocusRescue(stop: RefObject<HTMLElement | null>, state: number | string): void {
  const before = useRef(state)
  useEffect(() => {
    const last = before.current
    before.current = state
    if (typeof state === 'number' ? state >= Number(last) : state === last) return
    let timer = setTimeout(look, PATIENCE)
    function look() {
      const focused = document.activeElement
      if (focused?.closest('[role=alertdialog], [role=dialog]')) timer = setTimeout(look, PATIENCE)
      else if (focused === document.body) stop.current?.focus({ preventScroll: true })
    }
    return () => clearTimeout(timer)
  }, [stop, state])
}
