'use client'

import { parseAsString, type UseQueryStatesOptions, useQueryStates } from 'nuqs'

const KEYS = { edit: parseAsString, remove: parseAsString }

/** What is open over a list stands in its address, beside what is searched for: both may change at once. */
export function useOpened(options: Partial<UseQueryStatesOptions<typeof KEYS>> = {}) {
  return useQueryStates(KEYS, { shallow: false, scroll: false, history: 'replace', ...options })
}

/**
 * Whether what the page has read is what is to be open: its id, `new`, or null for nothing. Closing shows at once, and
 * the list behind is read anew.
 */
export function useEditorAddress(read: string | null) {
  const [{ edit, remove }, open] = useOpened()
  return {
    open: read !== null && read === (edit ?? remove),
    close: () => void open({ edit: null, remove: null }),
  }
}
