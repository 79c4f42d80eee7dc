'use client'

import { useState } from 'react'

/** Returns the state of a lazy dialog; its key resets it on each opening. */
export function useDialog() {
  const [{ key, open }, set] = useState({ key: 0, open: false })
  const close = () => set({ key, open: false })
  return {
    key,
    open,
    show: () => set({ key: key + 1, open: true }),
    close,
    /** The dialog's own props. */
    shown: { open, onClose: close },
  }
}
