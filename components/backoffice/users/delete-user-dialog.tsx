'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { EmailField } from '@/components/form/email-field'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/shell/notify'
import { Alert } from '@/components/ui/alert'
import type { deleteAccountContract } from '@/lib/features/admin/users/contract'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { ApiError, send } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'
import { useRouter } from '@/lib/platform/i18n/navigation'

type DeleteUserDialogProps = {
  open: boolean
  onClose: () => void
  user: AdminUser
  name: string
  onOwnPage: boolean
}

export function DeleteUserDialog({ open, onClose, user, name, onOwnPage }: DeleteUserDialogProps) {
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
      onClose()
      if (onOwnPage) router.push('/backoffice/users')
      else focusTitle()
      router.refresh()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
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
        error={form.getFieldError('email')}
        {...form.register('email')}
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
