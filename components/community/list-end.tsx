'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/platform/http/api-client'
import { CardSkeletons } from './card-skeletons'
import type { useFamilies } from './use-families'

const AHEAD = '600px'

/** Loads the next page when near, and shows errors. */
export function ListEnd({ families }: { families: ReturnType<typeof useFamilies> }) {
  const t = useTranslations('community')
  const tCommon = useTranslations('common')
  const tErrors = useTranslations('errors')
  const end = useRef<HTMLDivElement>(null)
  const { cards, hasMore, isSettled, isLoading, error, loadMore } = families

  const near = useEffectEvent(() => void loadMore())
  useEffect(() => {
    if (!hasMore || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: AHEAD,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore])

  if (error && !isLoading) {
    const message = error instanceof ApiError ? error.message : ''
    return (
      <Alert
        tone="error"
        role="alert"
        title={t('loadFailed')}
        action={
          <Button variant="secondary" size="sm" onClick={() => void loadMore()}>
            {tCommon('retry')}
          </Button>
        }
      >
        {message || tErrors('network')}
      </Alert>
    )
  }
  return (
    <div ref={end}>
      {isLoading ? (
        <div role="status">
          <span className="sr-only">{tCommon('loading')}</span>
          {/* Cards of the last search are the next one's placeholder. */}
          {cards.length === 0 || isSettled ? <CardSkeletons count={cards.length === 0 ? 6 : 3} /> : null}
        </div>
      ) : null}
    </div>
  )
}
