'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormError } from '@/components/form/form-error'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { chosenLanguage } from '@/components/shell/choose-language'
import { Button } from '@/components/ui/button'
import type { registerContract } from '@/lib/auth/contract'
import { send } from '@/lib/http/client'
import { useContractForm } from '@/lib/http/form'
import { ConsentText } from './consent-text'
import { leaveTo } from './leave-to'

type Values = { name: string; email: string; password: string; consent: boolean }

/** With an invitation its address stands, and the new account is in the inviting family. */
export function SubscribeForm({ invited }: { invited?: { uuid: string; email: string } }) {
  const t = useTranslations('subscribe')
  const login = useTranslations('login')
  const { register, onSubmit, errorOf, failure, submitting } = useContractForm<Values, unknown>({
    schema: async () => (await import('./subscribe-schema')).subscribeValues,
    // No blank defaults: what somebody typed before this script arrived stays.
    defaultValues: invited ? { email: invited.email } : {},
    submit: ({ consent: _, ...values }) =>
      send<typeof registerContract>('POST', '/auth/register', {
        body: { ...values, uuid: invited?.uuid, language: chosenLanguage() },
      }),
    onDone: () => leaveTo(invited ? '/profile/edit' : '/'),
  })

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormError message={failure ?? undefined} />
      <TextField
        label={t('name')}
        autoComplete="name"
        required
        error={errorOf('name')}
        {...register('name')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={invited !== undefined}
        error={errorOf('email')}
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
        showLabel={login('showPassword')}
        hideLabel={login('hidePassword')}
        error={errorOf('password')}
        {...register('password')}
      />
      <CheckboxField label={<ConsentText />} required error={errorOf('consent')} {...register('consent')} />
      <Button type="submit" size="lg" loading={submitting} className="w-full">
        {t('submit')}
      </Button>
    </form>
  )
}
