'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { PasswordField } from '@/components/form/password-field'
import { useContractForm } from '@/components/form/use-contract-form'
import type { setUpSecondFactorContract } from '@/lib/features/auth/second-factor/contract'
import { send } from '@/lib/platform/http/api-client'
import type { Secret } from './secret'
import { StepForm } from './step-form'

type PasswordStepProps = { onCancel: () => void; onDone: (secret: Secret) => void }

export function PasswordStep({ onCancel, onDone }: PasswordStepProps) {
  const t = useTranslations('secondFactor')
  const form = useContractForm<{ password: string }, Secret>({
    schema: async () => (await import('@/lib/features/auth/second-factor/schema')).setUpInput,
    defaultValues: { password: '' },
    submit: (body) => send<typeof setUpSecondFactorContract>('POST', '/auth/second-factor', { body }),
    onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <StepForm form={form} submitLabel={t('next')} onCancel={onCancel}>
      <p>{t('passwordText')}</p>
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...form.field('password')}
      />
    </StepForm>
  )
}
