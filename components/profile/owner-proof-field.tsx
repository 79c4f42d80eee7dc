'use client'

import { useTranslations } from 'next-intl'
import type { useForm } from 'react-hook-form'
import { EmailField } from '@/components/form/email-field'
import { PasswordField } from '@/components/form/password-field'

export type OwnerProof = { password?: string; email?: string }

type OwnerProofFieldProps = {
  form: Pick<ReturnType<typeof useForm<OwnerProof>>, 'register'> & {
    getFieldError: (name: keyof OwnerProof) => string | undefined
  }
  email: string
  /** Without one, typing the address again confirms. */
  hasPassword: boolean
}

/** Asks for the password, else for the e-mail address. */
export function OwnerProofField({ form, email, hasPassword }: OwnerProofFieldProps) {
  const t = useTranslations('ownData')
  return hasPassword ? (
    <PasswordField
      label={t('password')}
      autoComplete="current-password"
      required
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      error={form.getFieldError('password')}
      {...form.register('password')}
    />
  ) : (
    <EmailField
      label={t('emailAgain')}
      hint={t('emailAgainHint', { email })}
      autoComplete="off"
      error={form.getFieldError('email')}
      {...form.register('email')}
    />
  )
}

export function emptyProof(hasPassword: boolean): OwnerProof {
  return hasPassword ? { password: '' } : { email: '' }
}
