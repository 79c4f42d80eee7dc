'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { EmailField } from '@/components/form/email-field'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { chosenLanguage } from '@/components/shell/choose-language'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import type { signInContract } from '@/lib/features/auth/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'
import { leaveTo } from './leave-to'

type Values = { email: string; password: string; remember?: boolean }

export type SignInWithCode = (code: string) => Promise<unknown>

type SignInFormProps = {
  email: string
  onEmail: (email: string) => void
  invitationToken: string | undefined
  next: string
  onCodeNeeded: (signIn: SignInWithCode) => void
}

export function SignInForm({ email, onEmail, invitationToken, next, onCodeNeeded }: SignInFormProps) {
  const t = useTranslations('login')
  const signIn = (values: Values, code?: string) =>
    send<typeof signInContract>('POST', '/auth/login', {
      body: { ...values, uuid: invitationToken, language: chosenLanguage(), code },
    })
  const form = useContractForm<Values, SignInWithCode | null>({
    schema: async () => (await import('@/lib/features/auth/schema')).signInValues,
    defaultValues: { email, password: '', remember: false },
    submit: async (values) => {
      try {
        await signIn(values)
        return null
      } catch (error) {
        if (error instanceof ApiError && error.code === 'second_factor_required') {
          return (code) => signIn(values, code)
        }
        throw error
      }
    },
    onDone: (signInWithCode) => (signInWithCode ? onCodeNeeded(signInWithCode) : leaveTo(next)),
  })
  const { setFocus } = form
  const isInvited = invitationToken !== undefined

  useEffect(() => setFocus(isInvited ? 'password' : 'email'), [setFocus, isInvited])

  const errorTitle = getErrorTitle(form.error)
  return (
    <FormFrame
      action="/api/session/login"
      onSubmit={form.onSubmit}
      submitting={form.submitting}
      submitLabel={t('submit')}
      errorMessage={form.errorMessage}
      errorTitle={errorTitle && t(errorTitle)}
    >
      <EmailField
        label={t('email')}
        autoComplete="username"
        readOnly={isInvited}
        error={form.getFieldError('email')}
        {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...form.field('password')}
      />
      {invitationToken ? <input type="hidden" name="uuid" value={invitationToken} /> : null}
      <input type="hidden" name="next" value={next} />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField label={t('remember')} {...form.register('remember')} />
        <Link href="/forgot-password" className={cn(buttonVariants({ variant: 'link' }), '-mx-1')}>
          {t('forgot')}
        </Link>
      </div>
    </FormFrame>
  )
}

function getErrorTitle(error: ApiError | null): 'failed' | 'failedThere' | undefined {
  if (error?.status === 0) return 'failed'
  return error && error.status >= 500 ? 'failedThere' : undefined
}
