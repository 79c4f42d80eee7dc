'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/http/client'
import { CardSkeletons } from './card-skeletons'
import type { useFamilies } from './use-families'

/** How far before its end a list begins to load what comes next. */
const AHEAD = '600px'

/** The end of what was loaded: it brings the next page when it comes near, or says what went wrong. */
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
          {/* Cards of an earlier search stand in for those of the next one. */}
          {cards.length === 0 || isSettled ? <CardSkeletons count={cards.length === 0 ? 6 : 3} /> : null}
        </div>
      ) : null}
    </div>
  )
}
