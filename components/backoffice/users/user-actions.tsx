'use client'

import { MailPlus, Pencil, Power, PowerOff, ShieldCheck, ShieldOff, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { lazyClient } from '@/components/ui/lazy-client'
import { lazyMenu } from '@/components/ui/lazy-menu'
import { useDialog } from '@/components/ui/use-dialog'
import type { inviteAgainContract, updateAccountContract } from '@/lib/features/admin/users/contract'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { send } from '@/lib/platform/http/api-client'
import { EditButton, MoreButton } from '../data-table/row-buttons'
import type { RowAction } from '../data-table/row-menu'
import type { UserAction } from './user-dialog'

const RowMenu = lazyMenu(() => import('../data-table/row-menu').then((module) => module.RowMenu))
const UserDialog = lazyClient(() => import('./user-dialog').then((module) => module.UserDialog))

type UserActionsProps = {
  user: AdminUser
  isSelf: boolean
  /** A deletion then returns to the list. */
  onOwnPage?: boolean
}

export function UserActions({ user, isSelf, onOwnPage = false }: UserActionsProps) {
  const t = useTranslations('userAdmin')
  const dialog = useDialog()
  const [action, setAction] = useState<UserAction>('edit')
  const name = user.name || user.email
  const params = { id: user.id }

  const ask = (next: UserAction) => {
    setAction(next)
    dialog.show()
  }
  const activation = useApiMutation(
    () =>
      send<typeof updateAccountContract>('PUT', '/admin/users/{id}', { params, body: { status: 'active' } }),
    { success: t('done.activate', { name }), refresh: true },
  )
  const invitation = useApiMutation(
    () => send<typeof inviteAgainContract>('POST', '/admin/users/{id}/invitation', { params }),
    { success: t('done.invite', { email: user.email }), refresh: true },
  )

  const refused = isSelf ? t('action.notSelf') : null
  const isActive = user.status === 'active'
  const again = { label: t('action.invite'), icon: MailPlus, onChoose: () => void invitation.run() }
  const edit = () => ask('edit')
  const actions: RowAction[] = [
    // A phone's row has no room for the button.
    ...(onOwnPage ? [] : [{ label: t('action.edit'), icon: Pencil, onChoose: edit }]),
    ...(user.invited && isActive ? [again] : []),
    isActive
      ? { label: t('action.deactivate'), icon: PowerOff, refused, onChoose: () => ask('deactivate') }
      : { label: t('action.activate'), icon: Power, onChoose: () => void activation.run() },
    user.isAdmin
      ? { label: t('action.revoke'), icon: ShieldOff, refused, onChoose: () => ask('revoke') }
      : { label: t('action.grant'), icon: ShieldCheck, onChoose: () => ask('grant') },
    { label: t('action.delete'), icon: Trash2, danger: true, refused, onChoose: () => ask('delete') },
  ]
  const more = t('action.more', { name })

  return (
    <div className="flex items-center justify-end gap-1">
      <EditButton
        label={t('action.edit')}
        name={t('action.editNamed', { name })}
        onOwnPage={onOwnPage}
        onClick={edit}
        className="max-sm:hidden"
      />
      <RowMenu label={more} actions={actions} trigger={<MoreButton label={more} />} />
      {dialog.key > 0 ? (
        <UserDialog key={dialog.key} {...dialog.shown} {...{ action, user, name, isSelf, onOwnPage }} />
      ) : null}
    </div>
  )
}
