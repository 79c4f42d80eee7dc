'use client'

import { useTranslations } from 'next-intl'
import { leaveTo } from '@/components/auth/leave-to'
import { notifyNext } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { leaveFamilyContract } from '@/lib/features/families/membership/contract'
import { send } from '@/lib/platform/http/api-client'

export type LeaveDialogProps = { open: boolean; familyId: string; name: string; onClose: () => void }

export function LeaveDialog({ open, familyId, name, onClose }: LeaveDialogProps) {
  const t = useTranslations('family.leave')
  const tFailed = useTranslations('family.failed')
  const tCommon = useTranslations('common')
  const { run } = useApiMutation(
    () =>
      send<typeof leaveFamilyContract>('POST', '/families/{id}/leave', {
        params: { id: familyId },
        body: {},
      }),
    {
      error: tFailed('leave'),
      // The others may have left: the last adult needs the other dialog.
      refresh: true,
      onSuccess: () => {
        notifyNext('success', t('left'))
        return leaveTo('/family-setup')
      },
    },
  )
  const leave = async () => {
    if (!(await run())) onClose()
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
