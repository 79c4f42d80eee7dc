'use client'

import { useTranslations } from 'next-intl'
import { startTransition, useEffect } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { notify } from '@/components/shell/notify'
import { EmptyState } from '@/components/ui/empty-state'
import { PlainButton } from '@/components/ui/plain-button'
import { useRouter } from '@/lib/platform/i18n/navigation'

export default function FamilyManagementError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const router = useRouter()
  useEffect(() => void notify('error', t('errorTitle')), [t])
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
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
