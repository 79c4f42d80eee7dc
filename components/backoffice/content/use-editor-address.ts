'use client'

import { parseAsString, type UseQueryStatesOptions, useQueryStates } from 'nuqs'

const KEYS = { edit: parseAsString, remove: parseAsString }

/** Returns the URL state of the open editor, kept with the search so that both can change at once. */
export function useOpened(options: Partial<UseQueryStatesOptions<typeof KEYS>> = {}) {
  return useQueryStates(KEYS, { shallow: false, scroll: false, history: 'replace', ...options })
}

/**
 * Returns whether the loaded content is the requested one (its id, `new`, or null). Closing updates the UI at once and
 * refreshes the list.
 */
export function useEditorAddress(read: string | null) {
  const [{ edit, remove }, open] = useOpened()
  return {
    open: read !== null && read === (edit ?? remove),
    close: () => void open({ edit: null, remove: null }),
  }
}
