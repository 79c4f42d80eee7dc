'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { PageList, type PageListState } from './page-list'

/**
 * Returns a paginated list and its state.
 * @param query of the list
 * @param given loaded pages with their query
 */
export function usePageList<P extends { nextCursor: string | null }>(
  query: string,
  given: { query: string; pages: readonly P[] },
  fetchPage: (query: string, cursor: string | undefined) => Promise<P>,
): [PageList<P>, PageListState<P>] {
  const [list] = useState(() => new PageList(given.query, given.pages, fetchPage))
  useEffect(() => void list.setQuery(query), [list, query])
  return [list, useSyncExternalStore(list.subscribe, list.getState, list.getState)]
}
