'use client'

import { useTranslations } from 'next-intl'
import type { UploadedPhoto } from '@/components/photos/upload-photo'

type RemovedTextProps = Pick<UploadedPhoto, 'removed' | 'isReencoded'> & {
  namespace?: 'complete' | 'queue'
}

export function RemovedText({ removed, isReencoded, namespace = 'complete' }: RemovedTextProps) {
  const t = useTranslations(namespace)
  if (isReencoded) return t('removedHere')
  if (removed.length === 0) return t('removedNothing')
  return t('removed', { details: removed.map((detail) => t(`detail.${detail}`)).join(', ') })
}
