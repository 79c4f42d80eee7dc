'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { PageList, type PageListState } from './page-list'

/**
 * Returns a paginated list and its state.
 * @param of query of the list
 * @param given loaded pages with their query
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
