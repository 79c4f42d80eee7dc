'use client'

import { useTranslations } from 'next-intl'
import { ListFailed } from '@/components/backoffice/list/list-failed'

export default function ReportsError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('moderation')
  return <ListFailed title={t('failedTitle')} text={t('failedText')} reset={reset} />
}
