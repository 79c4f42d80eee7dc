'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { logoutContract } from '@/lib/features/auth/contract'
import { ApiError, send } from '@/lib/platform/http/client'

/**
 * Signs out on mount and offers a retry on errors.
 * @param next path of this site
 */
export function LogoutNow({ next }: { next: string }) {
  const t = useTranslations('logout')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  const tried = useRef(0)

  useEffect(() => {
    if (tried.current === attempt) return
    tried.current = attempt
    send<typeof logoutContract>('POST', '/auth/logout', {})
      .then(() => window.location.replace(next))
      .catch((error) => {
        setFailure((error instanceof ApiError && error.message) || errors('network'))
      })
  }, [attempt, errors, next])

  if (failure === null) {
    return (
      <p
        role="status"
        className="noscript:hidden flex items-center justify-center gap-3 py-6 text-lg text-soft"
      >
        <Spinner />
        {t('working')}
      </p>
    )
  }
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return (
    <Alert
      tone="error"
      role="alert"
      title={t('failed')}
      action={<Button onClick={retry}>{common('retry')}</Button>}
    >
      {failure}
    </Alert>
  )
}
