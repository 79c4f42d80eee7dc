'use client'

import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { updateAccountContract } from '@/lib/features/admin/users/contract'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { send } from '@/lib/platform/http/client'

const CHANGES = {
  deactivate: { status: 'inactive' },
  grant: { isAdmin: true },
  revoke: { isAdmin: false },
} as const

export type UserChange = keyof typeof CHANGES

type ChangeConfirmDialogProps = {
  open: boolean
  onClose: () => void
  what: UserChange
  user: AdminUser
  name: string
}

export function ChangeConfirmDialog({ open, onClose, what, user, name }: ChangeConfirmDialogProps) {
  const t = useTranslations('userAdmin')
  const common = useTranslations('common')
  const { run } = useApiMutation(
    () =>
      send<typeof updateAccountContract>('PUT', '/admin/users/{id}', {
        params: { id: user.id },
        body: CHANGES[what],
      }),
    { success: t(`done.${what}`, { name }), refresh: true, onSuccess: onClose },
  )
  return (
    <ConfirmDialog
      open={open}
      title={t(`ask.${what}Title`, { name })}
      text={t(`ask.${what}Text`, { email: user.email })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      confirmLabel={t(`ask.${what}Confirm`)}
      onCancel={onClose}
      onConfirm={async () => void (await run())}
    />
  )
}
