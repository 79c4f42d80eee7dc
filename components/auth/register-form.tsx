'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/checkbox-field'
import { EmailField } from '@/components/form/email-field'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { chosenLanguage } from '@/components/shell/choose-language'
import type { registerContract } from '@/lib/features/auth/contract'
import { send } from '@/lib/platform/http/api-client'
import { ConsentText } from './consent-text'
import { leaveTo } from './leave-to'

type Values = { name: string; email: string; password: string; consent: boolean }

/** Registers an account. An invitation fixes the address. */
export function RegisterForm({ invitation }: { invitation?: { invitationToken: string; email: string } }) {
  const t = useTranslations('subscribe')
  const login = useTranslations('login')
  const { field, onSubmit, error, errorMessage, submitting } = useContractForm<Values, unknown>({
    schema: async () => (await import('@/lib/features/auth/schema')).registerValues,
    // Defaults would overwrite what was typed before hydration.
    defaultValues: invitation ? { email: invitation.email } : {},
    submit: ({ consent: _, ...values }) =>
      send<typeof registerContract>('POST', '/auth/register', {
        body: { ...values, uuid: invitation?.invitationToken, language: chosenLanguage() },
      }),
    onDone: () => leaveTo(invitation ? '/profile/edit' : '/'),
  })

  const isUnanswered = error && (error.status === 0 || error.status >= 500)
  return (
    <FormFrame
      onSubmit={onSubmit}
      submitting={submitting}
      submitLabel={t('submit')}
      errorMessage={errorMessage}
      errorTitle={isUnanswered ? t('failed') : undefined}
    >
      <TextField label={t('name')} autoComplete="name" required {...field('name')} />
      <EmailField label={t('email')} readOnly={invitation !== undefined} {...field('email')} />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
        showLabel={login('showPassword')}
        hideLabel={login('hidePassword')}
        {...field('password')}
      />
      <CheckboxField
        label={
          <span className="text-sm">
            <ConsentText by="checkbox" />
          </span>
        }
        required
        {...field('consent')}
      />
    </FormFrame>
  )
}
