'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/platform/http/api-client'
import { PostSkeleton } from './post-skeleton'
import type { useFeed } from './use-feed'

const AHEAD = '900px'

type FeedEndProps = {
  feed: ReturnType<typeof useFeed>
  onPress: () => void
}

export function FeedEnd({ feed, onPress }: FeedEndProps) {
  const t = useTranslations('feed')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const end = useRef<HTMLDivElement>(null)
  const { posts, hasMore, isLoadingMore, error, loadMore } = feed

  const near = useEffectEvent(() => void loadMore())
  // The end can still be visible after a page.
  useEffect(() => {
    if (!hasMore || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: AHEAD,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore])

  if (error) {
    return (
      <Alert
        tone="error"
        role="alert"
        title={t('moreFailed')}
        action={
          <Button variant="secondary" size="sm" loading={isLoadingMore} onClick={() => void loadMore()}>
            {tCommon('retry')}
          </Button>
        }
      >
        {(error instanceof ApiError && error.message) || tErrors('network')}
      </Alert>
    )
  }
  if (!hasMore && !isLoadingMore)
    return posts.length > 0 ? <p className="py-2 text-center text-soft">{t('allSeen')}</p> : null
  return (
    <div ref={end} className="grid gap-5">
      {isLoadingMore ? <PostSkeleton /> : null}
      <Button variant="secondary" loading={isLoadingMore} onClick={onPress} className="justify-self-center">
        {t('showMore')}
      </Button>
    </div>
  )
}
