'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePageList } from '@/components/lists/use-page-list'
import type {
  listBlocksContract,
  listFamiliesContract,
  listFollowersContract,
  listRequestsContract,
  listSentRequestsContract,
} from '@/lib/features/community/contract'
import type { CommunityFamily } from '@/lib/features/community/schema'
import { sendPage } from '@/lib/platform/http/api-client'
import { type FamilyPage, type ListName, PAGE } from './lists'

function fetchPage(list: ListName, search: string, cursor?: string): Promise<FamilyPage> {
  const page = { cursor, limit: PAGE }
  const named = { ...page, search: search || undefined }
  switch (list) {
    case 'discover':
      return sendPage<typeof listFamiliesContract>('/community/families', named)
    case 'following':
      return sendPage<typeof listFamiliesContract>('/community/families', { ...named, following: true })
    case 'followers':
      return sendPage<typeof listFollowersContract>('/community/followers', page)
    case 'requests':
      return sendPage<typeof listRequestsContract>('/community/requests', page)
    case 'sent':
      return sendPage<typeof listSentRequestsContract>('/community/requests/sent', page)
    case 'blocked':
      return sendPage<typeof listBlocksContract>('/community/blocks', page)
  }
}

/** By family id; null hides a family. */
type Overrides = ReadonlyMap<string, { family: CommunityFamily | null }>

/**
 * Returns a list's loaded families. Optimistic changes overlay the pages, so that each family can be restored on its
 * own error.
 * @param given pages of the server render with their search
 */
export function useFamilies(list: ListName, search: string, given: { query: string; pages: FamilyPage[] }) {
  const [pageList, { query, pages, isPrevious, isIncomplete, isReading, error }] = usePageList(
    search,
    given,
    (searched, cursor) => fetchPage(list, searched, cursor),
  )
  const [overrides, setOverrides] = useState<Overrides>(new Map())
  const newest = useRef(overrides)

  const loaded = pages.flatMap(({ items }) => items)
  const seen = new Set<string>()
  const cards = loaded
    // A family that moved between two requests can be on both pages.
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((family) => (overrides.get(family.id) ?? { family }).family)
    .filter((family) => family !== null)

  const change = (next: Overrides) => {
    newest.current = next
    setOverrides(next)
  }
  const override = (id: string, family: CommunityFamily | null) =>
    change(new Map(newest.current).set(id, { family }))
  /** @param uncertainId loses its optimistic state even on errors */
  const reload = async (uncertainId?: string) => {
    const before = newest.current
    if (!(await pageList.reload()))
      return change(new Map([...newest.current].filter(([id]) => id !== uncertainId)))
    // The response can lack changes made during the request.
    change(new Map([...newest.current].filter(([id, one]) => before.get(id) !== one)))
  }

  // Back online: retry what failed.
  const isMissing = isIncomplete && !isReading
  const readMissing = useEffectEvent(() => void (isMissing && pageList.loadMore()))
  useEffect(() => {
    window.addEventListener('online', readMissing)
    return () => window.removeEventListener('online', readMissing)
  }, [])

  const isSettled = query === search && !isPrevious && pages.length > 0
  return {
    cards,
    hasMore: isSettled && !isIncomplete && Boolean(pages.at(-1)?.nextCursor),
    isSettled,
    isLoading: isIncomplete && isReading,
    error,
    loadMore: () => pageList.loadMore(),
    replace: (family: CommunityFamily) => override(family.id, family),
    hide: (id: string) => override(id, null),
    reload,
  }
}
