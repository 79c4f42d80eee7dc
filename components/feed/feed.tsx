'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFirstShowing } from '@/components/lists/first-showing'
import { getServerTime, setServerTime } from '@/components/shell/server-clock'
import { lazyClient } from '@/components/ui/lazy-client'
import { MINUTE_MS } from '@/lib/platform/dates/durations'
import type { Drawings } from './drawings'
import { FeedContext, type FeedViewer } from './feed-context'
import { useFeedDialogs } from './feed-dialogs'
import { FeedEnd } from './feed-end'
import type { FeedPage } from './pages'
import { PostCard } from './post-card'
import { useFeed } from './use-feed'

const NewPosts = lazyClient(() => import('./new-posts').then((module) => module.NewPosts))

const POSTS_ABOVE_FOLD = 2

type FeedProps = {
  viewer: FeedViewer
  /** From the server render; new after a refresh. */
  first: FeedPage
  /** Only this family's posts. */
  family?: string
  drawings: Drawings
  /** Server time of the render. */
  readAt: string
  empty: ReactNode
}

export function Feed({ viewer, first, family = '', drawings, readAt, empty }: FeedProps) {
  const t = useTranslations('feed')
  const feed = useFeed(first, family)
  const now = useNow(readAt)
  const { ask, report, dialogs } = useFeedDialogs()
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { posts, change, remove } = feed
  const item = (index: number) => list.current?.children.item(index) as HTMLElement | null | undefined

  // The router cache restores the page with posts of an earlier time, so they are reloaded.
  const [isOld] = useState(() => !isFirstShowing(first))
  const shown = useRef(isOld ? null : first)
  const reload = useEffectEvent(() => void feed.reload())
  useEffect(() => {
    if (shown.current !== first) reload()
    shown.current = first
  }, [first])

  const focusAt = useRef<number | null>(null)
  const focusNext = useEffectEvent((count: number) => {
    const index = focusAt.current
    if (index === null || count <= index) return
    item(index)?.focus({ preventScroll: true })
    focusAt.current = null
  })
  useEffect(() => focusNext(posts.length), [posts.length])

  const focusTargetAfter = (postId: string) => {
    const index = posts.findIndex(({ id }) => id === postId)
    return () => item(index) ?? item(index - 1) ?? section.current
  }
  const showNew = async () => {
    await feed.showNewest()
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.focus({ preventScroll: true })
  }

  return (
    <FeedContext value={{ viewer, drawings, now, change, remove, focusTargetAfter, ask, report }}>
      <section ref={section} tabIndex={-1} aria-labelledby="posts" className="min-w-0 outline-none">
        <h2 id="posts" className="sr-only">
          {t('posts')}
        </h2>
        {family ? null : <NewPosts since={feed.newest ?? readAt} onShow={showNew} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {posts.length > 0 ? (
            <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {posts.map((post, index) => (
                <li key={post.id} tabIndex={-1} className="rounded-card outline-none">
                  <PostCard post={post} isAboveFold={index < POSTS_ABOVE_FOLD} />
                </li>
              ))}
            </ul>
          ) : feed.hasMore || feed.isLoadingMore ? null : (
            empty
          )}
          <FeedEnd
            feed={feed}
            onPress={() => {
              focusAt.current = posts.length
              void feed.loadMore()
            }}
          />
        </div>
        {dialogs}
      </section>
    </FeedContext>
  )
}

function useNow(readAt: string): Date {
  const [now, setNow] = useState(() => new Date(readAt))
  useEffect(() => {
    setServerTime(readAt)
    const tick = () =>
      setNow((shown) =>
        getServerTime() - shown.getTime() < MINUTE_MS / 2 ? shown : new Date(getServerTime()),
      )
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [readAt])
  return now
}
