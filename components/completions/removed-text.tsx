'use client'

import { useTranslations } from 'next-intl'
import type { CompletionOutcome } from './complete-dialog'

type RemovedTextProps = Pick<CompletionOutcome, 'removed' | 'shrunk'> & {
  namespace?: 'complete' | 'queue'
}

export function RemovedText({ removed, shrunk, namespace = 'complete' }: RemovedTextProps) {
  const t = useTranslations(namespace)
  if (shrunk) return t('removedHere')
  if (removed.length === 0) return t('removedNothing')
  return t('removed', { details: removed.map((detail) => t(`detail.${detail}`)).join(', ') })
}
