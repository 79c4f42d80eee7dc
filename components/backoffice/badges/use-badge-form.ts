'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import type { createBadgeContract, updateBadgeContract } from '@/lib/features/badges/editor/contract'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import type { BadgeView } from '@/lib/features/badges/schema'
import { sendForm } from '@/lib/platform/http/client'
import type { PictureChoice } from '../content/picture-field'
import { useContentForm } from '../content/use-content-form'
import { BADGE_TEXT_FIELDS, type BadgeValues, badgeBody, badgeValues } from './badge-form-values'

export type BadgeForm = ReturnType<typeof useBadgeForm>

const NO_PICTURE: PictureChoice = { file: null, remove: false }

export function useBadgeForm(badge: BadgeForEditing | null, onDone: () => void) {
  const t = useTranslations('badgeEditor')
  const locale = useLocale()
  const [coloring, setColoring] = useState(NO_PICTURE)
  const form = useContentForm<BadgeForEditing, BadgeValues, BadgeView>({
    saved: badge,
    valuesOf: (saved) => badgeValues(saved, locale),
    textFields: BADGE_TEXT_FIELDS,
    schema: async () => (await import('@/lib/features/badges/editor/schema')).createBadgeInput,
    bodyOf: badgeBody,
    send: (sent) => {
      if (coloring.file) sent.append('coloringImage', coloring.file)
      if (coloring.remove) sent.append('removeColoringImage', 'true')
      return badge
        ? sendForm<typeof updateBadgeContract>('PUT', '/badges/{id}', {
            params: { id: badge.id },
            form: sent,
          })
        : sendForm<typeof createBadgeContract>('POST', '/badges', { form: sent })
    },
    onDone: () => {
      void notify('success', badge ? t('updated') : t('created'))
      onDone()
    },
  })
  return {
    ...form,
    coloring,
    setColoring,
    dirty: form.dirty || coloring.file !== null || coloring.remove,
    takeTheirs: () => {
      form.takeTheirs()
      setColoring(NO_PICTURE)
    },
  }
}
