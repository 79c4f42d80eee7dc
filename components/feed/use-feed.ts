'use client'

import { useState } from 'react'
import { usePageList } from '@/components/lists/use-page-list'
import type { feedContract } from '@/lib/feed/contract'
import type { PostView } from '@/lib/feed/schema'
import { sendPage } from '@/lib/http/client'
import { type FeedPage, PAGE } from './pages'

const fetchPage = (_of: string, cursor?: string): Promise<FeedPage> =>
  sendPage<typeof feedContract>('/feed', { cursor, limit: PAGE })

/** What was done to posts since they were read; null for those that are gone. */
type Changed = ReadonlyMap<string, PostView | null>

const onlyGone = (changed: Changed): Changed => new Map([...changed].filter(([, post]) => post === null))

/**
 * The posts as far as they were loaded. What one does to a post is laid over the pages instead of written into them, so
 * that nothing is read anew, and nothing moves, before one asks for it.
 */
export function useFeed(first: FeedPage) {
  const given = { of: 'feed', pages: [first] }
  const [list, { pages, isShort, isReading, error }] = usePageList(given.of, given, fetchPage)
  const [changed, setChanged] = useState<Changed>(new Map())

  const seen = new Set<string>()
  const loaded = pages
    .flatMap(({ items }) => items)
    // A post that moved down while pages were read may stand on two of them.
    .filter(({ id }) => !seen.has(id) && seen.add(id))
  const posts = loaded.flatMap((post) => changed.get(post.id) ?? (changed.has(post.id) ? [] : post))

  const change = (id: string, deed: (post: PostView) => PostView | null) =>
    setChanged((before) => {
      const post = before.has(id) ? before.get(id) : loaded.find((one) => one.id === id)
      return post ? new Map(before).set(id, deed(post)) : before
    })

  /** Reads all loaded pages once more; without an answer they stay as they are. */
  const readAnew = async () => {
    if (await list.reload()) setChanged(onlyGone)
  }
  /**
   * Begins anew with the newest page.
   * @throws ApiError when it does not come; then all stays as it is
   */
  const showNewest = async () => {
    list.beginWith(await fetchPage('feed'))
    setChanged(onlyGone)
  }

  return {
    posts,
    /** Date of the newest post that was loaded, also where it is not shown any more. */
    newest: loaded[0]?.date ?? null,
    hasMore: !isShort && Boolean(pages.at(-1)?.nextCursor),
    isLoadingMore: isShort && isReading,
    error: isShort ? error : null,
    change,
    remove: (id: string) => change(id, () => null),
    loadMore: () => list.more(),
    readAnew,
    showNewest,
  }
}
