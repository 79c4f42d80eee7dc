'use client'

import { useEffect, useEffectEvent } from 'react'

/** Open dialogs at a history entry, in its state. */
const MARK = 'brotaDialogs'

/** Outermost first. */
const dialogs: (() => void)[] = []
let depth = 0
let address = ''

// Also skips entries of before a reload.
if (typeof window !== 'undefined') {
  depth = readMark(window.history.state)
  address = window.location.href
  // Before the router, which listens on the same target.
  window.addEventListener('popstate', onPopState, { capture: true })
}

/**
 * Lets Back close an open dialog instead of leaving the page: each open dialog has a history entry. The entry of a
 * dialog closed otherwise stays, because going back would cancel a navigation under way; Back skips it.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const closeThis = () => close()
    dialogs.push(closeThis)
    addEntries()
    return () => {
      dialogs.splice(dialogs.indexOf(closeThis), 1)
    }
  }, [open])
}

function addEntries(): void {
  // A navigation starts without dialogs; a refresh removes the mark.
  if (window.location.href !== address) depth = readMark(window.history.state)
  address = window.location.href
  while (depth < dialogs.length) {
    depth += 1
    window.history.pushState({ [MARK]: depth }, '')
  }
}

function onPopState(event: PopStateEvent): void {
  const before = depth
  depth = readMark(event.state)
  const isSamePage = window.location.href === address
  address = window.location.href
  // The router would render the page again.
  if (isSamePage && depth !== before) event.stopImmediatePropagation()
  if (dialogs.length > depth) {
    for (const close of dialogs.slice(depth).reverse()) close()
    // One that stays open, with a question or while saving, needs its entry again.
    setTimeout(addEntries)
  } else if (isSamePage && depth < before) window.history.back()
}

function readMark(state: unknown): number {
  return (state as { [MARK]?: number } | null)?.[MARK] ?? 0
}
