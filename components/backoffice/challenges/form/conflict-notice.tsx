'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ConflictTable } from './conflict-table'
import type { ChallengeFormState, Conflict } from './use-challenge-form'

type ConflictNoticeProps = { form: ChallengeFormState; conflict: Conflict }

/** Renders the notice that another user saved first; the input stays. */
export function ConflictNotice({ form, conflict }: ConflictNoticeProps) {
  const t = useTranslations('challengeEditor.conflict')
  const notice = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { theirs } = conflict
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls into view again when the notice grows
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [theirs])
  const show = async () => {
    setBusy(true)
    await conflict.show().finally(() => setBusy(false))
  }
  return (
    <Alert ref={notice} tone="warning" role="alert" title={t('title')}>
      <p>{t('text')}</p>
      {theirs ? <ConflictTable form={form} theirs={theirs} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {theirs ? (
          <>
            <Button size="sm" variant="secondary" onClick={conflict.takeTheirs}>
              {t('takeAll')}
            </Button>
            <Button size="sm" onClick={conflict.keepMine}>
              {t('keep')}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="secondary" loading={isBusy} onClick={show}>
            {t('show')}
          </Button>
        )}
      </div>
    </Alert>
  )
}
