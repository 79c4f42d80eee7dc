'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DifferenceList } from './difference-list'
import type { Week } from './load-week'
import { usePlanner } from './planner-context'
import type { Conflict } from './use-save-plan'
import { findPlanDifferences } from './week-plan'

type ConflictNoticeProps = {
  conflict: Conflict
  saving: boolean
  onShow: () => Promise<unknown>
  onLoad: () => Promise<void>
  onKeep: (theirs: Week) => Promise<void>
}

export function ConflictNotice({ conflict, saving, onShow, onLoad, onKeep }: ConflictNoticeProps) {
  const t = useTranslations('planner.conflict')
  const { draft } = usePlanner()
  const { theirs, loading, failed } = conflict
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const differences = theirs
    ? findPlanDifferences(
        draft.plan,
        theirs.plan,
        theirs.days.map(({ day }) => day),
      )
    : []
  return (
    <Alert
      ref={box}
      tone="warning"
      role="alert"
      tabIndex={-1}
      title={t('title')}
      className="max-h-[45dvh] overflow-y-auto"
    >
      <p>{t('text')}</p>
      {failed ? <p className="mt-2 font-bold text-coral-ink">{t('loadFailed')}</p> : null}
      {theirs && differences.length === 0 ? <p className="mt-2 font-bold">{t('same')}</p> : null}
      {theirs && differences.length > 0 ? <DifferenceList differences={differences} theirs={theirs} /> : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        {theirs ? null : (
          <Button size="sm" loading={loading} onClick={onShow}>
            {t('show')}
          </Button>
        )}
        <Button size="sm" variant="secondary" disabled={saving || loading} onClick={onLoad}>
          {t('load')}
        </Button>
        {theirs ? (
          <Button size="sm" variant="secondary" loading={saving} onClick={() => onKeep(theirs)}>
            {t('keep')}
          </Button>
        ) : null}
      </div>
    </Alert>
  )
}
