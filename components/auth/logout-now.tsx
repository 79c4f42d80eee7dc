'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { logoutContract } from '@/lib/features/auth/contract'
import { send } from '@/lib/platform/http/client'

/**
 * Signs out on mount and offers a retry on errors.
 * @param next path of this site
 */
export function LogoutNow({ next }: { next: string }) {
  const t = useTranslations('logout')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const [failure, setFailure] = useState<string | null>(null)
  const isStarted = useRef(false)
  const { run } = useApiMutation(() => send<typeof logoutContract>('POST', '/auth/logout', {}), {
    onSuccess: () => window.location.replace(next),
    onError: (error) => {
      setFailure(error.message || errors('network'))
      return true
    },
  })
  const start = useEffectEvent(() => void run())
  useEffect(() => {
    if (!isStarted.current) start()
    isStarted.current = true
  }, [])

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
    void run()
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
