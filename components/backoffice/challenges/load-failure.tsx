'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ApiError } from '@/lib/platform/http/client'

export function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('challengeEditor.failed')
  const common = useTranslations('common')
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {common('retry')}
    </Button>
  )
  return (
    <Alert tone="error" role="alert" title={t('fetch')} action={retry}>
      {error.message}
    </Alert>
  )
}
