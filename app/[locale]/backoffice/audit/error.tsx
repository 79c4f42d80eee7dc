'use client'

import { useTranslations } from 'next-intl'
import { ListFailed } from '@/components/backoffice/list/list-failed'

export default function AuditError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('auditLog')
  return <ListFailed title={t('failedTitle')} text={t('failedText')} reset={reset} />
}
