'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormError } from '@/components/form/form-error'
import { PasswordField } from '@/components/form/password-field'
import { TextField } from '@/components/form/text-field'
import { chosenLanguage } from '@/components/shell/choose-language'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { loginContract } from '@/lib/auth/contract'
import { send } from '@/lib/http/client'
import { useContractForm } from '@/lib/http/form'
import { Link } from '@/lib/i18n/navigation'
import { leaveTo } from './leave-to'

type Values = { email: string; password: string; remember?: boolean }

type LoginFormProps = {
  /** What was typed before somebody went back to the other ways and came again. */
  email: string
  onEmail: (email: string) => void
  /** The invitation that signing in accepts. */
  uuid: string | undefined
}

export function LoginForm({ email, onEmail, uuid }: LoginFormProps) {
  const t = useTranslations('login')
  const { register, onSubmit, errorOf, failure, submitting, setFocus } = useContractForm<Values, unknown>({
    schema: async () => (await import('./login-schema')).loginValues,
    defaultValues: { email, password: '', remember: false },
    submit: (values) =>
      send<typeof loginContract>('POST', '/auth/login', {
        body: { ...values, uuid, language: chosenLanguage() },
      }),
    onDone: () => leaveTo('/'),
  })

  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormError message={failure ?? undefined} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorOf('email')}
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errorOf('password')}
        {...register('password')}
      />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField label={t('remember')} {...register('remember')} />
        <Link href="/forgot-password" className={buttonVariants({ variant: 'link' })}>
          {t('forgot')}
        </Link>
      </div>
      <Button type="submit" size="lg" loading={submitting} className="w-full">
        {t('submit')}
      </Button>
    </form>
  )
}
