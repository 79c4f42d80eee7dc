'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { forgotPasswordContract } from '@/lib/auth/recovery/contract'
import { send } from '@/lib/http/client'
import { useContractForm } from '@/lib/http/form'

type Values = { email: string }

/** Asks for a mailed link. What it says afterwards is the same whether there is such an account or not. */
export function ForgotForm() {
  const t = useTranslations('recovery')
  const login = useTranslations('login')
  const [sent, setSent] = useState(false)
  const { register, onSubmit, errorOf, failure, submitting } = useContractForm<Values, unknown>({
    schema: async () => (await import('./recovery-schema')).forgotPasswordInput,
    defaultValues: {},
    submit: (body) => send<typeof forgotPasswordContract>('POST', '/auth/forgot-password', { body }),
    onDone: () => setSent(true),
  })

  if (sent) {
    return (
      <Alert tone="success" role="status" title={t('sentTitle')}>
        {t('sentText')}
      </Alert>
    )
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormError message={failure ?? undefined} />
      <TextField
        label={login('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorOf('email')}
        {...register('email')}
      />
      <Button type="submit" size="lg" loading={submitting} className="w-full">
        {t('forgotSubmit')}
      </Button>
    </form>
  )
}
