'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { Spinner } from '@/components/ui/spinner'
import type { verifyEmailContract } from '@/lib/auth/recovery/contract'
import { ApiError, send } from '@/lib/http/client'
import { Link } from '@/lib/i18n/navigation'

/** Confirms the address as soon as it is shown: a script is needed for it, so that mail scanners confirm nothing. */
export function VerifyNow({ token }: { token: string }) {
  const t = useTranslations('recovery')
  const errors = useTranslations('errors')
  const [outcome, setOutcome] = useState<'working' | 'done' | { failure: string }>('working')
  const tried = useRef(false)

  useEffect(() => {
    if (tried.current) return
    tried.current = true
    send<typeof verifyEmailContract>('POST', '/auth/verify-email', { body: { token } })
      .then(() => setOutcome('done'))
      .catch((error) => {
        setOutcome({ failure: (error instanceof ApiError && error.message) || errors('network') })
      })
  }, [token, errors])

  if (outcome === 'working') {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg text-soft">
        <Spinner />
        {t('verifyWorking')}
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      {outcome === 'done' ? (
        <Alert tone="success" role="status" title={t('verifyDone')}>
          {t('verifyDoneText')}
        </Alert>
      ) : (
        <Alert tone="error" role="alert" title={t('verifyFailed')}>
          {outcome.failure}
        </Alert>
      )}
      <Link href="/" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        {t('goOn')}
      </Link>
    </div>
  )
}
