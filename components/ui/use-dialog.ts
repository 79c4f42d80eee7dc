'use client'

import { useState } from 'react'

/** Returns the state of a dialog that loads on demand; its key resets the state on each opening. */
export function useDialog() {
  const [{ key, open }, set] = useState({ key: 0, open: false })
  return {
    /** 0 until opened. */
    key,
    open,
    show: () => set({ key: key + 1, open: true }),
    close: () => set({ key, open: false }),
  }
}
