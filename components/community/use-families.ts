'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePageList } from '@/components/lists/use-page-list'
import type {
  listBlocksContract,
  listFamiliesContract,
  listFollowersContract,
  listRequestsContract,
  listSentRequestsContract,
} from '@/lib/community/contract'
import type { CommunityFamily } from '@/lib/community/schema'
import { sendPage } from '@/lib/http/client'
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

/** What is laid over the families of a list, by their ids; null takes one out of it. */
type Laid = ReadonlyMap<string, { family: CommunityFamily | null }>

/**
 * The families of a list as far as they were loaded. What is done to one of them is laid over the pages instead of
 * written into them: each family goes back by itself when the server refuses, whatever else is on its way.
 * @param given what came with the screen, and what was searched for then
 */
export function useFamilies(list: ListName, search: string, given: { of: string; pages: FamilyPage[] }) {
  const [pageList, { of, pages, isOld, isShort, isReading, error }] = usePageList(
    search,
    given,
    (searched, cursor) => fetchPage(list, searched, cursor),
  )
  const [laid, setLaid] = useState<Laid>(new Map())
  const newest = useRef(laid)

  const loaded = pages.flatMap(({ items }) => items)
  const seen = new Set<string>()
  const cards = loaded
    // A family that moved while pages were read may stand on two of them.
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((family) => (laid.get(family.id) ?? { family }).family)
    .filter((family) => family !== null)

  const change = (next: Laid) => {
    newest.current = next
    setLaid(next)
  }
  const lay = (id: string, family: CommunityFamily | null) =>
    change(new Map(newest.current).set(id, { family }))
  /** @param doubted a family of which is not known how it stands: what was laid over it goes in any case */
  const reload = async (doubted?: string) => {
    const before = newest.current
    if (!(await pageList.reload()))
      return change(new Map([...newest.current].filter(([id]) => id !== doubted)))
    // What is done while a list is read anew may be missing in it.
    change(new Map([...newest.current].filter(([id, one]) => before.get(id) !== one)))
  }

  // A connection that comes back brings what could not be read without it.
  const isMissing = isShort && !isReading
  const readMissing = useEffectEvent(() => void (isMissing && pageList.more()))
  useEffect(() => {
    window.addEventListener('online', readMissing)
    return () => window.removeEventListener('online', readMissing)
  }, [])

  const isSettled = of === search && !isOld && pages.length > 0
  return {
    cards,
    hasMore: isSettled && !isShort && Boolean(pages.at(-1)?.nextCursor),
    /** What is shown is what was asked for, not what an earlier search has left. */
    isSettled,
    isLoading: isShort && isReading,
    error,
    loadMore: () => pageList.more(),
    replace: (family: CommunityFamily) => lay(family.id, family),
    hide: (id: string) => lay(id, null),
    reload,
  }
}
