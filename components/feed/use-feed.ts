'use client'

import { useEffect, useState } from 'react'
import { usePageList } from '@/components/lists/use-page-list'
import type { feedContract } from '@/lib/features/feed/contract'
import type { PostView } from '@/lib/features/feed/schema'
import { sendPage } from '@/lib/platform/http/client'
import { type FeedPage, PAGE } from './pages'

/** @param family id, or empty for all families */
const fetchPage = (family: string, cursor?: string): Promise<FeedPage> =>
  sendPage<typeof feedContract>('/feed', { cursor, limit: PAGE, family: family || undefined })

type Changed = ReadonlyMap<string, PostView | null>

const onlyGone = (changed: Changed): Changed => new Map([...changed].filter(([, post]) => post === null))

/** With a first page's later pages, the back button keeps the scroll position. */
const loadedPages = new WeakMap<FeedPage, readonly FeedPage[]>()

/** Returns the loaded posts. Changes overlay the pages, so that nothing moves. */
export function useFeed(first: FeedPage, family: string) {
  const given = { of: family, pages: loadedPages.get(first) ?? [first] }
  const [list, { pages, isShort, isReading, error }] = usePageList(given.of, given, fetchPage)
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
    /** Even when hidden. */
    newest: loaded.reduce(
      (latest: string | null, { date }) => (latest && latest > date ? latest : date),
      null,
    ),
    hasMore: !isShort && Boolean(pages.at(-1)?.nextCursor),
    isLoadingMore: isShort && isReading,
    error: isShort ? error : null,
    change,
    remove: (id: string) => change(id, () => null),
    loadMore: () => list.more(),
    reload,
    showNewest,
  }
}
