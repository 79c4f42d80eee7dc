'use client'

import { ArrowUp } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { countNewPostsContract } from '@/lib/features/feed/contract'
import { MINUTE_MS } from '@/lib/platform/dates/durations'
import { ApiError, send } from '@/lib/platform/http/api-client'

type NewPostsProps = {
  since: string
  onShow: () => Promise<void>
}

/** Announces newer posts; the user decides when the list moves. */
export function NewPosts({ since, onShow }: NewPostsProps) {
  const t = useTranslations('feed')
  const tErrors = useTranslations('errors')
  const [loading, setLoading] = useState(false)
  const newPosts = useSWR(
    { newPostsSince: since },
    () => send<typeof countNewPostsContract>('GET', '/feed/news', { query: { since } }),
    { refreshInterval: MINUTE_MS, revalidateOnMount: false, shouldRetryOnError: false },
  )
  const count = newPosts.data?.count ?? 0
  const show = async () => {
    setLoading(true)
    try {
      await onShow()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || tErrors('network'))
    } finally {
      setLoading(false)
    }
  }
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-20 flex h-0 justify-center">
      {count > 0 ? (
        <Button
          loading={loading}
          onClick={show}
          className="pointer-events-auto min-h-11 animate-pop-in px-5 shadow-soft"
        >
          <Icon of={ArrowUp} />
          {t('newPosts', { count })}
        </Button>
      ) : null}
    </div>
  )
}
