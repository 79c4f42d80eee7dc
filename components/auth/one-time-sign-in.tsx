'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import type { signInOnceContract } from '@/lib/features/auth/one-time-sign-in/contract'
import { type ApiError, send } from '@/lib/platform/http/api-client'
import { CodeForm } from './code-form'
import { leaveTo } from './leave-to'

const HOME = '/'

/** Signs in by a one-time link after a tap, which link scanners do not do. */
export function OneTimeSignIn({ token }: { token: string }) {
  const t = useTranslations('login')
  const errors = useTranslations('errors')
  const [error, setError] = useState<ApiError | null>(null)
  const signIn = (code?: string) =>
    send<typeof signInOnceContract>('POST', '/auth/one-time-sign-in', { body: { token, code } })
  const { run, isPending } = useApiMutation(() => signIn(), {
    onSuccess: () => leaveTo(HOME),
    onError: (error) => {
      setError(error)
      return true
    },
  })

  if (error?.code === 'second_factor_required') return <CodeForm signIn={signIn} next={HOME} />
  return (
    <div className="grid gap-5">
      <FormError message={error ? error.message || errors('network') : undefined} />
      <Button size="lg" loading={isPending} onClick={() => run()} className="w-full">
        {t('submit')}
      </Button>
    </div>
  )
}
