'use client'

import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type {
  listBlocksContract,
  listFamiliesContract,
  listFollowersContract,
  listRequestsContract,
  listSentRequestsContract,
} from '@/lib/community/contract'
import type { CommunityFamily } from '@/lib/community/schema'
import { sendPage } from '@/lib/http/client'
import { type FamilyPage, keysOf, type ListName, PAGE, type PageKey } from './lists'

function fetchPage({ list, search, cursor }: PageKey): Promise<FamilyPage> {
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

/**
 * The families of a list as far as they were loaded. What is done to one of them is laid over the pages instead of
 * written into them: each family goes back by itself when the server refuses, whatever else is on its way.
 */
export function useFamilies(list: ListName, search: string) {
  const pages = useSWRInfinite<FamilyPage>(keysOf(list, search), fetchPage, {
    revalidateFirstPage: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  const [changed, setChanged] = useState<ReadonlyMap<string, CommunityFamily | null>>(new Map())

  // What an earlier search has left is no answer to one that failed.
  const failed = pages.error !== undefined && pages.size === 1
  const loaded = failed ? [] : (pages.data?.flatMap(({ items }) => items) ?? [])
  const seen = new Set<string>()
  const cards = loaded
    // A family that moved while pages were read may stand on two of them.
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((family) => changed.get(family.id) ?? (changed.has(family.id) ? null : family))
    .filter((family) => family !== null)

  const lay = (id: string, family: CommunityFamily | null) =>
    setChanged((before) => new Map(before).set(id, family))
  const reload = async () => {
    await pages.mutate()
    setChanged(new Map())
  }

  const isSettled = !pages.isLoading && !failed
  const complete = pages.data?.length === pages.size
  return {
    cards,
    hasMore: isSettled && complete && !pages.error && Boolean(pages.data?.at(-1)?.nextCursor),
    /** What is shown is what was asked for, not what an earlier search has left. */
    isSettled,
    isLoading: pages.isLoading || (pages.isValidating && !complete),
    error: pages.error as unknown,
    loadMore: () => pages.setSize((size) => size + 1),
    retry: () => pages.setSize((size) => size),
    replace: (family: CommunityFamily) => lay(family.id, family),
    hide: (id: string) => lay(id, null),
    reload,
  }
}
