'use client'

import { useTranslations } from 'next-intl'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { type PageError, usePageRetry } from './use-page-retry'

export function PageFailed(props: PageError) {
  const t = useTranslations('common')
  const { reloading, retry } = usePageRetry(props)
  if (reloading) return null
  return (
    <EmptyState
      headingLevel={1}
      art={<LazyErrorIllustration />}
      title={t('errorTitle')}
      text={t('errorText')}
      action={<Button onClick={retry}>{t('retry')}</Button>}
      className="py-16"
    />
  )
}
