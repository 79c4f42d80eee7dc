'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFrame } from '@/components/form/form-frame'
import { PasswordField } from '@/components/form/password-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import type { resetPasswordContract } from '@/lib/features/auth/recovery/contract'
import { send } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'

type Values = { token: string; password: string }

export function ResetForm({ token, hint }: { token: string; hint: string }) {
  const t = useTranslations('recovery')
  const login = useTranslations('login')
  const [done, setDone] = useState(false)
  const { field, onSubmit, error, errorMessage, submitting } = useContractForm<Values, unknown>({
    schema: async () => (await import('./recovery-schema')).resetPasswordInput,
    defaultValues: { token },
    submit: (body) => send<typeof resetPasswordContract>('POST', '/auth/reset-password', { body }),
    onDone: () => setDone(true),
  })

  if (done) {
    return (
      <div className="grid gap-5">
        <Alert tone="success" role="status" title={t('resetDoneTitle')}>
          {t('resetDoneText')}
        </Alert>
        <Link href="/login" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
          {login('submit')}
        </Link>
      </div>
    )
  }
  return (
    <>
      <FormFrame
        onSubmit={onSubmit}
        submitting={submitting}
        submitLabel={t('resetSubmit')}
        errorMessage={errorMessage}
      >
        <PasswordField
          label={t('resetPassword')}
          hint={hint}
          autoComplete="new-password"
          required
          showLabel={login('showPassword')}
          hideLabel={login('hidePassword')}
          {...field('password')}
        />
      </FormFrame>
      {error?.code === 'reset_token_invalid' ? (
        <p className="mt-4 text-center">
          <Link href="/forgot-password" className={cn(buttonVariants({ variant: 'link' }))}>
            {t('askAgain')}
          </Link>
        </p>
      ) : null}
    </>
  )
}
