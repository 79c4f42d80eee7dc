'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { EmailField } from '@/components/form/email-field'
import { FormDialog } from '@/components/form/form-dialog'
import { useContractForm } from '@/components/form/use-contract-form'
import { notify } from '@/components/shell/notify'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { deleteAccountContract, updateAccountContract } from '@/lib/features/admin/users/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { type DialogProps, EditUserDialog } from './edit-user-dialog'

const CHANGES = {
  deactivate: { status: 'inactive' },
  grant: { isAdmin: true },
  revoke: { isAdmin: false },
} as const

type UserChange = keyof typeof CHANGES

export type UserAction = 'edit' | 'delete' | UserChange

type UserDialogProps = DialogProps & { action: UserAction; isSelf: boolean; onOwnPage: boolean }

export function UserDialog({ action, isSelf, onOwnPage, ...dialog }: UserDialogProps) {
  if (action === 'edit') return <EditUserDialog isSelf={isSelf} {...dialog} />
  if (action === 'delete') return <DeleteUserDialog onOwnPage={onOwnPage} {...dialog} />
  return <ChangeConfirmDialog change={action} {...dialog} />
}

function ChangeConfirmDialog({ open, onClose, change, user, name }: DialogProps & { change: UserChange }) {
  const t = useTranslations('userAdmin')
  const common = useTranslations('common')
  const { run } = useApiMutation(
    () =>
      send<typeof updateAccountContract>('PUT', '/admin/users/{id}', {
        params: { id: user.id },
        body: CHANGES[change],
      }),
    { success: t(`done.${change}`, { name }), refresh: true, onSuccess: onClose },
  )
  return (
    <ConfirmDialog
      open={open}
      title={t(`ask.${change}Title`, { name })}
      text={t(`ask.${change}Text`, { email: user.email })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      confirmLabel={t(`ask.${change}Confirm`)}
      onCancel={onClose}
      onConfirm={async () => void (await run())}
    />
  )
}

function DeleteUserDialog({ user, name, onOwnPage, ...dialog }: DialogProps & { onOwnPage: boolean }) {
  const t = useTranslations('userAdmin')
  const router = useRouter()
  const { family } = user
  const form = useContractForm<{ email: string }, unknown>({
    schema: () => retypedEmail(user.email),
    defaultValues: { email: '' },
    submit: async () => {
      try {
        await send<typeof deleteAccountContract>('DELETE', '/admin/users/{id}', {
          params: { id: user.id },
          query: { withFamily: user.lastAdult ? 'true' : 'false' },
        })
      } catch (error) {
        // The consequences shown are stale.
        if (error instanceof ApiError && error.code === 'changed_meanwhile') router.refresh()
        throw error
      }
    },
    onDone: () => {
      void notify('success', t('done.delete', { name }))
      dialog.onClose()
      if (onOwnPage) router.push('/backoffice/users')
      else focusTitle()
      router.refresh()
    },
  })
  return (
    <FormDialog
      {...dialog}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      form={form}
      submitLabel={t(user.lastAdult ? 'delete.submitFamily' : 'delete.submit')}
      danger
    >
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-coral">
        <li>{t('delete.goesAccount')}</li>
        <li>{t('delete.deletedTexts')}</li>
        {family && !user.lastAdult ? <li>{t('delete.staysFamily', { family })}</li> : null}
      </ul>
      {family && user.lastAdult ? (
        <Alert tone="error" title={t('delete.familyTitle', { family })}>
          {t('delete.familyText', { name })}
        </Alert>
      ) : null}
      <EmailField
        label={t('delete.email')}
        hint={<span className="break-all font-bold">{user.email}</span>}
        autoComplete="off"
        {...form.field('email')}
      />
    </FormDialog>
  )
}

/** Longer than the dialog's exit animation, which restores the focus. */
const AFTER_DIALOG_MS = 350

/** The focused row is about to disappear. */
function focusTitle(): void {
  setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus(), AFTER_DIALOG_MS)
}

async function retypedEmail(address: string): Promise<z.ZodType<unknown, { email: string }>> {
  const [{ z }, { email }] = await Promise.all([import('zod'), import('@/lib/platform/http/fields')])
  return z.object({ email: email.refine((typed) => typed === address, 'email_of_account') })
}
