'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { PageList, type PageListState } from './page-list'

/**
 * A list of pages, and how far it was read.
 * @param of what the list is of
 * @param given the pages that are there at first, and what those are of
 */
export function usePageList<P extends { nextCursor: string | null }>(
  of: string,
  given: { of: string; pages: readonly P[] },
  fetchPage: (of: string, cursor: string | undefined) => Promise<P>,
): [PageList<P>, PageListState<P>] {
  const [list] = useState(() => new PageList(given.of, given.pages, fetchPage))
  useEffect(() => void list.turnTo(of), [list, of])
  return [list, useSyncExternalStore(list.subscribe, list.now, list.now)]
}
