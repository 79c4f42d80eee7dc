'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { verifyEmailContract } from '@/lib/features/auth/recovery/contract'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'
import { ResendLink } from './resend-link'

type VerifyNowProps = {
  token: string
  /** The account's address is unverified, so that a new link can be sent. */
  unconfirmed: boolean
}

/** Confirms the address with a tap, which link scanners do not do. */
export function VerifyNow({ token, unconfirmed }: VerifyNowProps) {
  const t = useTranslations('recovery')
  const [outcome, setOutcome] = useState<'open' | 'done' | ApiError>('open')
  const { run, isPending } = useApiMutation(
    () => send<typeof verifyEmailContract>('POST', '/auth/verify-email', { body: { token } }),
    {
      onSuccess: () => setOutcome('done'),
      onError: (error) => {
        setOutcome(error)
        return true
      },
    },
  )
  const confirm = () => {
    setOutcome('open')
    void run()
  }

  if (outcome === 'open') {
    return (
      <div className="grid gap-5">
        <p className="text-soft">{t('verifyText')}</p>
        <Button size="lg" loading={isPending} onClick={confirm} className="w-full">
          {t('verifyConfirm')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      {outcome === 'done' ? (
        <Alert tone="success" role="status" title={t('verifyDone')}>
          {t('verifyDoneText')}
        </Alert>
      ) : (
        <Failure error={outcome} token={token} unconfirmed={unconfirmed} onRetry={confirm} />
      )}
      <Link href="/" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        {t('goOn')}
      </Link>
    </div>
  )
}

type FailureProps = { error: ApiError; token: string; unconfirmed: boolean; onRetry: () => void }

function Failure({ error, token, unconfirmed, onRetry }: FailureProps) {
  const t = useTranslations('recovery')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  if (error.status === 404) {
    return (
      <Alert tone="error" role="alert" title={t('verifyOtherTitle')} action={<SignOut token={token} />}>
        {t('verifyOtherText')}
      </Alert>
    )
  }
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
  const again = (
    <Button variant="secondary" onClick={onRetry}>
      {common('retry')}
    </Button>
  )
  return (
    <Alert
      tone="error"
      role="alert"
      title={t('verifyFailed')}
      action={isFinal ? unconfirmed && <ResendLink /> : again}
    >
      {error.message || errors('network')}
    </Alert>
  )
}

/** Signs out, then leads back to the link, which asks for the right account. */
function SignOut({ token }: { token: string }) {
  const t = useTranslations('recovery')
  return (
    <Link
      href={`/logout?next=/verify-email/${token}`}
      prefetch={false}
      className={buttonVariants({ variant: 'secondary', size: 'sm' })}
    >
      {t('verifyOtherSignOut')}
    </Link>
  )
}
