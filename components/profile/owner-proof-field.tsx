'use client'

import { useTranslations } from 'next-intl'
import { EmailField } from '@/components/form/email-field'
import { PasswordField } from '@/components/form/password-field'
import type { useContractForm } from '@/components/form/use-contract-form'

export type OwnerProof = { password?: string; email?: string }

type OwnerProofFieldProps = {
  form: Pick<ReturnType<typeof useContractForm<OwnerProof, unknown>>, 'field'>
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
      {...form.field('password')}
    />
  ) : (
    <EmailField
      label={t('emailAgain')}
      hint={t('emailAgainHint', { email })}
      autoComplete="off"
      {...form.field('email')}
    />
  )
}

export function emptyProof(hasPassword: boolean): OwnerProof {
  return hasPassword ? { password: '' } : { email: '' }
}
