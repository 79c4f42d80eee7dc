'use client'

import { type FocusEvent, useEffect, useRef } from 'react'

/** Moves the focus when a row with focus is removed: to the next row, or to the empty list. */
export function useListFocus(length: number) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const at = useRef(0)
  const before = useRef(length)

  const restore = () => {
    const entries = list.current?.children ?? []
    const next = entries[Math.min(at.current, entries.length - 1)]
    ;((next ?? root.current) as HTMLElement | null)?.focus()
  }
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) restore()
    before.current = length
  })

  const onFocus = (event: FocusEvent<HTMLUListElement>) => {
    at.current = [...event.currentTarget.children].findIndex((entry) => entry.contains(event.target))
  }
  return { root: { ref: root, tabIndex: -1 }, list: { ref: list, onFocus }, restore }
}
