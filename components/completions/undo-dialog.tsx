'use client'

import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { undoTaskContract } from '@/lib/features/completions/contract'
import { send } from '@/lib/platform/http/api-client'
import { useCompletionContext } from './completion-provider'

type UndoDialogProps = { open: boolean; challengeId: string; assignmentId: string; onClose: () => void }

export function UndoDialog({ open, challengeId, assignmentId, onClose }: UndoDialogProps) {
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const { dismiss } = useCompletionContext()
  const params = { id: challengeId, taskId: assignmentId }
  const { run } = useApiMutation(
    () => send<typeof undoTaskContract>('DELETE', '/challenges/{id}/tasks/{taskId}/complete', { params }),
    { success: t('undone'), onSuccess: dismiss, refresh: true },
  )
  const undo = async () => {
    await run()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('undoTitle')}
      text={t('undoText')}
      closeLabel={tCommon('close')}
      cancelLabel={tCommon('cancel')}
      confirmLabel={t('undo')}
      onCancel={onClose}
      onConfirm={undo}
    />
  )
}
