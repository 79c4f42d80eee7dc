'use client'

import { useTranslations } from 'next-intl'
import { ListFailed } from '@/components/backoffice/list/list-failed'

export default function UsersError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('userAdmin')
  return <ListFailed title={t('failedTitle')} text={t('failedText')} reset={reset} />
}
