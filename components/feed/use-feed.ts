'use client'

import { useEffect, useState } from 'react'
import { usePageList } from '@/components/lists/use-page-list'
import type { readFeedContract } from '@/lib/features/feed/contract'
import type { PostView } from '@/lib/features/feed/schema'
import { sendPage } from '@/lib/platform/http/api-client'
import { type FeedPage, PAGE_SIZE } from './pages'

/** @param family id, or empty for all families */
const fetchPage = (family: string, cursor?: string): Promise<FeedPage> =>
  sendPage<typeof readFeedContract>('/feed', { cursor, limit: PAGE_SIZE, family: family || undefined })

type Changed = ReadonlyMap<string, PostView | null>

const onlyGone = (changed: Changed): Changed => new Map([...changed].filter(([, post]) => post === null))

/** Pages that were loaded after a first page; with them, the back button keeps the scroll position. */
const loadedPages = new WeakMap<FeedPage, readonly FeedPage[]>()

/** Returns the loaded posts. Changes overlay the pages, so that nothing moves. */
export function useFeed(first: FeedPage, family: string) {
  const known = { query: family, pages: loadedPages.get(first) ?? [first] }
  const [list, { pages, isIncomplete, isReading, error }] = usePageList(family, known, fetchPage)
  useEffect(() => void loadedPages.set(first, pages), [first, pages])
  const [changed, setChanged] = useState<Changed>(new Map())

  const seen = new Set<string>()
  const loaded = pages
    .flatMap(({ items }) => items)
    // A post that moved between two requests can be on both pages.
    .filter(({ id }) => !seen.has(id) && seen.add(id))
  const posts = loaded.flatMap((post) => changed.get(post.id) ?? (changed.has(post.id) ? [] : post))

  const change = (id: string, update: (post: PostView) => PostView | null) =>
    setChanged((before) => {
      const post = before.has(id) ? before.get(id) : loaded.find((one) => one.id === id)
      return post ? new Map(before).set(id, update(post)) : before
    })

  const reload = async () => {
    if (await list.reload()) setChanged(onlyGone)
  }
  /** @throws ApiError; the list then stays */
  const showNewest = async () => {
    list.beginWith(await fetchPage(family))
    setChanged(onlyGone)
  }

  return {
    posts,
    /** Date of the newest loaded post, including those that are no longer shown. */
    newest: loaded.reduce(
      (latest: string | null, { date }) => (latest && latest > date ? latest : date),
      null,
    ),
    hasMore: !isIncomplete && Boolean(pages.at(-1)?.nextCursor),
    isLoadingMore: isIncomplete && isReading,
    error: isIncomplete ? error : null,
    change,
    remove: (id: string) => change(id, () => null),
    loadMore: () => list.loadMore(),
    reload,
    showNewest,
  }
}
