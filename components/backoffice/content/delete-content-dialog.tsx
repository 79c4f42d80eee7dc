'use client'

import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { ContentNamespace } from './content-list'

/** Texts and request of a deletion. */
export type ContentDeletion = { title: string; text: string; send: () => Promise<unknown> }

type DeleteContentDialogProps = {
  namespace: ContentNamespace
  deletion: ContentDeletion
  open?: boolean
  onCancel: () => void
  onDone: () => void
}

export function DeleteContentDialog(props: DeleteContentDialogProps) {
  const { namespace, deletion, open = true, onCancel, onDone } = props
  const t = useTranslations(namespace)
  const common = useTranslations('common')
  const { run } = useApiMutation(deletion.send, { success: t('deleted'), onSuccess: onDone })
  const remove = async () => {
    if (!(await run())) onCancel()
  }
  return (
    <ConfirmDialog
      open={open}
      title={deletion.title}
      text={deletion.text}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      confirmLabel={t('delete')}
      onCancel={onCancel}
      onConfirm={remove}
    />
  )
}
