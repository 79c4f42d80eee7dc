'use client'

import { useTranslations } from 'next-intl'
import { CodeField } from '@/components/form/code-field'
import { FormDialog } from '@/components/form/form-dialog'
import { PasswordField } from '@/components/form/password-field'
import { useContractForm } from '@/components/form/use-contract-form'
import type { disableSecondFactorContract } from '@/lib/features/auth/second-factor/contract'
import { send } from '@/lib/platform/http/api-client'

type DisableDialogProps = { open: boolean; onClose: () => void; onDone: () => void }

export function DisableDialog({ open, onClose, onDone }: DisableDialogProps) {
  const t = useTranslations('secondFactor')
  const form = useContractForm<{ password: string; code: string }, unknown>({
    schema: async () => (await import('@/lib/features/auth/second-factor/schema')).disableInput,
    defaultValues: { password: '', code: '' },
    submit: (body) => send<typeof disableSecondFactorContract>('DELETE', '/auth/second-factor', { body }),
    onDone,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('disableTitle')}
      text={t('disableText')}
      form={form}
      submitLabel={t('disable')}
      danger
    >
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...form.field('password')}
      />
      <CodeField label={t('codeOrRecovery')} inputMode="text" {...form.field('code')} />
    </FormDialog>
  )
}
