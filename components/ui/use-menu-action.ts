'use client'

import { useRef } from 'react'

/**
 * Runs the chosen action when the menu has closed and its button has the focus, so that a dialog restores it to there.
 * Spread `content` on `DropdownMenuContent`.
 */
export function useMenuAction() {
  const chosen = useRef<() => void>(undefined)
  const onCloseAutoFocus = () => {
    if (chosen.current) queueMicrotask(chosen.current)
    chosen.current = undefined
  }
  const runOnClose = (action: () => void) => () => {
    chosen.current = action
  }
  return { runOnClose, content: { onCloseAutoFocus } }
}
