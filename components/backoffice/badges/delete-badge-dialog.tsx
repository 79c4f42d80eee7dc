'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { deleteBadgeContract } from '@/lib/features/badges/editor/contract'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import { ApiError, send } from '@/lib/platform/http/client'

type DeleteBadgeDialogProps = {
  badge: BadgeForEditing
  open?: boolean
  onCancel: () => void
  onDone: () => void
}

export function DeleteBadgeDialog({ badge, open = true, onCancel, onDone }: DeleteBadgeDialogProps) {
  const t = useTranslations('badgeEditor')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const remove = async () => {
    try {
      await send<typeof deleteBadgeContract>('DELETE', '/badges/{id}', { params: { id: badge.id } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
      return onCancel()
    }
    void notify('success', t('deleted'))
    onDone()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('deleteTitle', { name: badge.texts[badge.language].name })}
      text={t('deleteText', { count: badge.families })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      confirmLabel={t('delete')}
      onCancel={onCancel}
      onConfirm={remove}
    />
  )
}
