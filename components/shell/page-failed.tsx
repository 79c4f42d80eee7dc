'use client'

import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/platform/i18n/navigation'

export function PageFailed({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common')
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
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
