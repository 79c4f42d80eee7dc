'use client'

import { useTranslations } from 'next-intl'
import { usePreview } from './use-preview'

/** The chosen photo, before anybody else has it. */
export function PhotoPreview({ file }: { file: File }) {
  const t = useTranslations('photos')
  const address = usePreview(file)
  if (!address) return <div className="h-56 w-full" />
  return <img src={address} alt={t('preview')} className="h-56 w-full object-cover sm:h-64" />
}
