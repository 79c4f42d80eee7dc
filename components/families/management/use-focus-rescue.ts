'use client'

import { type RefObject, useEffect, useRef } from 'react'

const PATIENCE = 100

/**
 * When a line of a list goes and takes the focus with it, the focus is put on `stop` instead of getting lost. The question
 * that led to it may still be on its way out, so it is looked at until that has given the focus back.
 */
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
