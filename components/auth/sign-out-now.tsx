'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deleteUnsent } from '@/components/offline/delete-unsent'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { signOutContract } from '@/lib/features/auth/contract'
import { pageAccount } from '@/lib/platform/http/account-header'
import { send } from '@/lib/platform/http/api-client'

type Step =
  | { kind: 'working' }
  | { kind: 'confirm' }
  | { kind: 'ask'; count: number }
  | { kind: 'failed'; reason: string }

/**
 * Signs out on mount, first asking about the account's unsent photos; errors allow a retry.
 * @param next path of this site
 * @param mustConfirm a link of another site led here
 */
export function SignOutNow({ next, mustConfirm }: { next: string; mustConfirm: boolean }) {
  const t = useTranslations('logout')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const [step, setStep] = useState<Step>({ kind: mustConfirm ? 'confirm' : 'working' })
  const hasBegun = useRef(false)
  const { run } = useApiMutation(() => send<typeof signOutContract>('POST', '/auth/logout', {}), {
    onSuccess: async () => {
      await endPush()
      window.location.replace(next)
    },
    onError: (error) => {
      setStep({ kind: 'failed', reason: error.message || errors('network') })
      return true
    },
  })

  const signOut = async () => {
    setStep({ kind: 'working' })
    await run()
  }
  const begin = async () => {
    setStep({ kind: 'working' })
    const count = await countUnsentPhotos()
    if (count > 0) setStep({ kind: 'ask', count })
    else await signOut()
  }
  const deleteAndSignOut = async () => {
    if (pageAccount) await deleteUnsent(pageAccount)
    await signOut()
  }

  const beginOnce = useEffectEvent(() => {
    if (hasBegun.current || mustConfirm) return
    hasBegun.current = true
    void begin()
  })
  useEffect(() => beginOnce(), [])

  if (step.kind === 'working') {
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
  if (step.kind === 'confirm') {
    return (
      <div className="grid gap-4 text-center">
        <p>{t('ask')}</p>
        <Button size="lg" onClick={begin}>
          {t('title')}
        </Button>
      </div>
    )
  }
  if (step.kind === 'ask') {
    const { count } = step
    const actions = (
      <div className="flex flex-wrap gap-3">
        <Button onClick={signOut}>{t('keep')}</Button>
        <Button variant="secondary" onClick={deleteAndSignOut}>
          {t('delete')}
        </Button>
      </div>
    )
    return (
      <Alert tone="warning" role="alert" title={t('queuedTitle', { count })} action={actions}>
        {t('queuedText', { count })}
      </Alert>
    )
  }
  return (
    <Alert
      tone="error"
      role="alert"
      title={t('failed')}
      action={<Button onClick={signOut}>{common('retry')}</Button>}
    >
      {step.reason}
    </Alert>
  )
}

async function countUnsentPhotos(): Promise<number> {
  if (!pageAccount) return 0
  try {
    const { countPhotos } = await import('@/components/offline/queue-storage')
    const { countDraftPhotos } = await import('@/components/offline/drafts')
    return (await countPhotos(pageAccount)) + (await countDraftPhotos(pageAccount))
  } catch {
    return 0
  }
}

/** Ends the browser's push subscription; the server's ended with the session. */
async function endPush(): Promise<void> {
  const forget = async () => {
    const { forgetSubscription } = await import('@/components/notifications/settings/push-browser')
    await forgetSubscription()
  }
  const timeout = new Promise((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([forget(), timeout]).catch(() => undefined)
}
