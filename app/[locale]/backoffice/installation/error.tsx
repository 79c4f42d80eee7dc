'use client'

import { useTranslations } from 'next-intl'
import { ListFailed } from '@/components/backoffice/list/list-failed'
import type { PageError } from '@/components/shell/use-page-retry'

export default function InstallationError(props: PageError) {
  const t = useTranslations('installation')
  return <ListFailed title={t('failedTitle')} text={t('failedText')} {...props} />
}
