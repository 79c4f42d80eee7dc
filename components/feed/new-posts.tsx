'use client'

import { ArrowUp } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { countNewsContract } from '@/lib/features/feed/contract'
import { ApiError, send } from '@/lib/platform/http/client'

const MINUTE = 60_000

type NewPostsProps = {
  since: string
  onShow: () => Promise<void>
}

/** Announces newer posts; the user decides when the list moves. */
export function NewPosts({ since, onShow }: NewPostsProps) {
  const t = useTranslations('feed')
  const tErrors = useTranslations('errors')
  const [loading, setLoading] = useState(false)
  const news = useSWR(
    { newsSince: since },
    () => send<typeof countNewsContract>('GET', '/feed/news', { query: { since } }),
    { refreshInterval: MINUTE, revalidateOnMount: false, shouldRetryOnError: false },
  )
  const count = news.data?.count ?? 0
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
