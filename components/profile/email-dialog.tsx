'use client'

import { useTranslations } from 'next-intl'
import { EmailField } from '@/components/form/email-field'
import { FormDialog } from '@/components/form/form-dialog'
import { PasswordField } from '@/components/form/password-field'
import { useContractForm } from '@/components/form/use-contract-form'
import type { changeEmailContract } from '@/lib/features/auth/credentials/contract'
import { send } from '@/lib/platform/http/api-client'

type Values = { email: string; password: string }

type EmailDialogProps = { open: boolean; onClose: () => void; onDone: () => void }

/** Changes the e-mail address, by a mailed link. */
export function EmailDialog({ open, onClose, onDone }: EmailDialogProps) {
  const t = useTranslations('access')
  const form = useContractForm<Values, unknown>({
    schema: async () => (await import('@/lib/features/auth/credentials/schema')).changeEmailInput,
    defaultValues: { email: '', password: '' },
    submit: (body) => send<typeof changeEmailContract>('PUT', '/auth/email', { body }),
    onDone,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('changeEmail')}
      text={t('changeEmailText')}
      form={form}
      submitLabel={t('sendLink')}
    >
      <EmailField label={t('newEmail')} {...form.field('email')} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...form.field('password')}
      />
    </FormDialog>
  )
}
