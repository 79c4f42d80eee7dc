'use client'

import { useTranslations } from 'next-intl'
import type { UploadedPhoto } from '@/components/photos/upload-photo'

type RemovedMetadataProps = Pick<UploadedPhoto, 'removed' | 'isReencoded'> & {
  namespace?: 'complete' | 'queue'
}

/** Names the metadata that was removed from a photo. */
export function RemovedMetadata({ removed, isReencoded, namespace = 'complete' }: RemovedMetadataProps) {
  const t = useTranslations(namespace)
  if (isReencoded) return t('removedHere')
  if (removed.length === 0) return t('removedNothing')
  return t('removed', { details: removed.map((detail) => t(`detail.${detail}`)).join(', ') })
}
