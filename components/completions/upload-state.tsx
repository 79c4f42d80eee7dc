'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import type { Failure, Phase } from './use-completion'

/** How far the sending is. */
export function UploadState({ phase, onCancel }: { phase: Phase; onCancel: () => void }) {
  const t = useTranslations('complete')
  if (phase.name === 'idle') return null
  if (phase.name === 'saving') {
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-3 font-bold text-leaf-ink">
        <Spinner />
        {t('saving')}
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

/** Why it did not work; what was entered stays. */
export function UploadFailure({ failure }: { failure: Failure | null }) {
  const t = useTranslations('complete')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  if (!failure) return null
  const signIn = (
    <a href="/login" target="_blank" rel="noreferrer" className={buttonVariants({ variant: 'secondary' })}>
      {t('signIn')}
    </a>
  )
  return (
    <Alert
      ref={alert}
      tone="error"
      role="alert"
      title={failure.title}
      action={failure.signedOut ? signIn : undefined}
    >
      <p>{failure.signedOut ? t('signedOut') : failure.message}</p>
      <p className="mt-1 text-sm">{t('kept')}</p>
    </Alert>
  )
}
