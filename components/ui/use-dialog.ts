'use client'

import { useState } from 'react'

/** A dialog that is fetched when it is first asked for, and begins anew (by its key) each time. */
export function useDialog() {
  const [{ key, open }, set] = useState({ key: 0, open: false })
  return {
    /** 0 until it was asked for. */
    key,
    open,
    show: () => set({ key: key + 1, open: true }),
    close: () => set({ key, open: false }),
  }
}
