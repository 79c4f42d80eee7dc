'use client'

import { useTranslations } from 'next-intl'
import { ListFailed } from '@/components/backoffice/list/list-failed'
import type { PageError } from '@/components/shell/use-page-retry'

export default function AuditError(props: PageError) {
  const t = useTranslations('auditLog')
  return <ListFailed title={t('failedTitle')} text={t('failedText')} {...props} />
}
