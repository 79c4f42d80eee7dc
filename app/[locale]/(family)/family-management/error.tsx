'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { notify } from '@/components/shell/notify'
import { type PageError, usePageRetry } from '@/components/shell/use-page-retry'
import { EmptyState } from '@/components/ui/empty-state'
import { PlainButton } from '@/components/ui/plain-button'

export default function FamilyManagementError(props: PageError) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const { reloading, retry } = usePageRetry(props)
  useEffect(() => {
    if (!reloading) void notify('error', t('errorTitle'))
  }, [t, reloading])
  if (reloading) return null
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        art={<LazyErrorIllustration />}
        title={t('errorTitle')}
        text={t('errorText')}
        action={<PlainButton onClick={retry}>{tCommon('retry')}</PlainButton>}
        className="py-16"
      />
    </div>
  )
}
