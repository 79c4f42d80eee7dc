'use client'

import { useLocale, useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { deleteTaskContract } from '@/lib/features/tasks/contract'
import type { TaskForEditing } from '@/lib/features/tasks/library/schema'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import { ApiError, send } from '@/lib/platform/http/client'

type DeleteTaskDialogProps = {
  task: TaskForEditing
  open?: boolean
  onCancel: () => void
  onDone: () => void
}

export function DeleteTaskDialog({ task, open = true, onCancel, onDone }: DeleteTaskDialogProps) {
  const t = useTranslations('taskEditor')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const name = task.texts[useLocale()].name || task.texts[task.language].name
  const plans = task.uses
    .filter(({ state }) => state === 'coming')
    .map(({ title, startDate, endDate }) => {
      return `${title} (${t('period', { from: formatDayMonth(startDate), to: formatDate(endDate) })})`
    })
  const remove = async () => {
    try {
      await send<typeof deleteTaskContract>('DELETE', '/tasks/{id}', { params: { id: task.id } })
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
      title={t('deleteTitle', { name })}
      text={
        plans.length > 0
          ? t('deleteFrom', { count: plans.length, plans: plans.join(', ') })
          : t('deleteFromNone')
      }
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      confirmLabel={t('delete')}
      onCancel={onCancel}
      onConfirm={remove}
    />
  )
}
