'use client'

import { useTranslations } from 'next-intl'
import { leaveTo } from '@/components/auth/leave-to'
import { notifyNext } from '@/components/shell/notify'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { leaveFamilyContract } from '@/lib/features/families/membership/contract'
import { ApiError, send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { useTell } from '../use-act'

export type LeaveDialogProps = { open: boolean; familyId: string; name: string; onClose: () => void }

/** Asks for confirmation; other adults stay in the family. */
export function LeaveDialog({ open, familyId, name, onClose }: LeaveDialogProps) {
  const t = useTranslations('family.leave')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const tell = useTell()
  const leave = async () => {
    const call = { params: { id: familyId }, body: {} }
    try {
      await tell('leave', send<typeof leaveFamilyContract>('POST', '/families/{id}/leave', call))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onClose()
      // The others can have left in the meantime: the last adult needs the other dialog.
      return router.refresh()
    }
    notifyNext('success', t('left'))
    await leaveTo('/family-setup')
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('confirmTitle', { family: name })}
      text={t('confirmText')}
      closeLabel={tCommon('close')}
      cancelLabel={tCommon('cancel')}
      confirmLabel={t('button')}
      onCancel={onClose}
      onConfirm={leave}
    />
  )
}
