'use client'

import { useTranslations } from 'next-intl'
import { ListFailed } from '@/components/backoffice/list/list-failed'
import type { PageError } from '@/components/shell/use-page-retry'

export default function UsersError(props: PageError) {
  const t = useTranslations('userAdmin')
  return <ListFailed title={t('failedTitle')} text={t('failedText')} {...props} />
}
