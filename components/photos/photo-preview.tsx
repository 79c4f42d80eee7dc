'use client'

import { ImageOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { usePreview } from './use-preview'

/** Shows the photo before the upload; only the server validates it. */
export function PhotoPreview({ file }: { file: File }) {
  const t = useTranslations('photos')
  const address = usePreview(file)
  const [unreadable, setUnreadable] = useState<File | null>(null)
  if (unreadable === file) {
    return (
      <div className="grid h-56 w-full content-center justify-items-center gap-2 p-4 text-center text-soft sm:h-64">
        <Icon of={ImageOff} className="size-9" />
        <p>{t('noPreview', { name: file.name })}</p>
      </div>
    )
  }
  if (!address) return <div className="h-56 w-full sm:h-64" />
  return (
    <img
      src={address}
      alt={t('preview')}
      onError={() => setUnreadable(file)}
      className="h-56 w-full bg-muted object-cover sm:h-64"
    />
  )
}
