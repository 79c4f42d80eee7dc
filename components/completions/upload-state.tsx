'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useOnline } from '@/components/offline/use-online'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import type { Failure, Phase } from './use-complete-task'

export function UploadState({ phase, onCancel }: { phase: Phase; onCancel: () => void }) {
  const t = useTranslations('complete')
  if (phase.name === 'idle') return null
  if (phase.name !== 'uploading') {
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-3 font-bold text-leaf-ink">
        <Spinner />
        {t(phase.name)}
      </p>
    )
  }
  const percent = Math.round(phase.share * 100)
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3 font-bold">
        <span role="status">{t('uploading')}</span>
        <span aria-hidden>{t('percent', { percent })}</span>
      </div>
      <Progress value={percent} label={t('uploading')} valueText={t('percent', { percent })} />
      <Button variant="ghost" className="justify-self-center" onClick={onCancel}>
        {t('cancelUpload')}
      </Button>
    </div>
  )
}

export function OfflineNote() {
  const t = useTranslations('complete')
  return (
    <Alert role="status" title={t('offlineTitle')}>
      {t('offlineText')}
    </Alert>
  )
}

export function UploadFailure({ failure, onQueue }: { failure: Failure | null; onQueue: () => void }) {
  const t = useTranslations('complete')
  const online = useOnline()
  const alert = useRef<HTMLDivElement>(null)
  // Offline, the note above the form already gives the reason.
  const shown = failure?.unreachable && !online ? null : failure
  useEffect(() => {
    if (shown) alert.current?.scrollIntoView({ block: 'center' })
  }, [shown])
  if (!shown) return null
  const signIn = (
    <a href="/login" target="_blank" rel="noreferrer" className={buttonVariants({ variant: 'secondary' })}>
      {t('signIn')}
    </a>
  )
  const queue = (
    <Button variant="secondary" onClick={onQueue}>
      {t('queueHere')}
    </Button>
  )
  return (
    <Alert
      ref={alert}
      tone="error"
      role="alert"
      title={shown.title}
      action={shown.signedOut ? signIn : shown.unreachable ? queue : undefined}
    >
      <p>{shown.signedOut ? t('signedOut') : shown.message}</p>
      {shown.refused ? null : <p className="mt-1 text-sm">{t('stillHere')}</p>}
    </Alert>
  )
}
