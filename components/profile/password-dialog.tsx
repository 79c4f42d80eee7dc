'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { PasswordField } from '@/components/form/password-field'
import { useContractForm } from '@/components/form/use-contract-form'
import type { changePasswordContract } from '@/lib/features/auth/credentials/contract'
import { send } from '@/lib/platform/http/api-client'

type Values = { password: string; newPassword: string }

type PasswordDialogProps = { open: boolean; onClose: () => void; onDone: () => void }

/** Changes the password, which ends all other sessions. */
export function PasswordDialog({ open, onClose, onDone }: PasswordDialogProps) {
  const t = useTranslations('access')
  const form = useContractForm<Values, unknown>({
    schema: async () => (await import('@/lib/features/auth/credentials/schema')).changePasswordInput,
    defaultValues: { password: '', newPassword: '' },
    submit: (body) => send<typeof changePasswordContract>('PUT', '/auth/password', { body }),
    onDone,
  })
  const labels = { showLabel: t('showPassword'), hideLabel: t('hidePassword'), required: true }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('changePassword')}
      text={t('changePasswordText')}
      form={form}
      submitLabel={t('savePassword')}
    >
      <PasswordField
        {...labels}
        label={t('password')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <PasswordField
        {...labels}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
    </FormDialog>
  )
}
