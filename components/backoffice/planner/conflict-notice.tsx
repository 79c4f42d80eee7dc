'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Week } from './load-week'
import { usePlanner } from './planner-provider'
import type { PlanSaver } from './use-save-plan'
import { findPlanDifferences } from './week-plan'

/** Explains that another user saved first; the draft stays. */
export function ConflictNotice({ theirs, hasFailed }: NonNullable<PlanSaver['conflict']>) {
  const t = useTranslations('planner.conflict')
  const { saver } = usePlanner()
  const { isSaving, isLoading } = saver
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
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
      {hasFailed ? <p className="mt-2 font-bold text-coral-ink">{t('loadFailed')}</p> : null}
      {theirs ? <DifferenceList theirs={theirs} /> : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        {theirs ? null : (
          <Button size="sm" loading={isLoading} onClick={saver.showTheirs}>
            {t('show')}
          </Button>
        )}
        <Button size="sm" variant="secondary" disabled={isSaving || isLoading} onClick={saver.loadTheirs}>
          {t('load')}
        </Button>
        {theirs ? (
          <Button size="sm" variant="secondary" loading={isSaving} onClick={() => saver.saveOver(theirs)}>
            {t('keep')}
          </Button>
        ) : null}
      </div>
    </Alert>
  )
}

function DifferenceList({ theirs }: { theirs: Week }) {
  const { draft, getTaskName, t, longDay } = usePlanner()
  const days = theirs.days.map(({ day }) => day)
  const differences = findPlanDifferences(draft.plan, theirs.plan, days)
  const listNames = (ids: readonly string[]) =>
    ids.map((id) => theirs.byId.get(id)?.name ?? getTaskName(id)).join(', ')
  if (differences.length === 0) return <p className="mt-2 font-bold">{t('conflict.same')}</p>
  return (
    <dl aria-label={t('conflict.list')} className="mt-3 grid gap-2">
      {differences.map(({ day, onlyMine, onlyTheirs, reordered }) => (
        <div key={day} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
          <dt className="font-bold">
            <span className="inline-block first-letter:uppercase">{longDay(day)}</span>
          </dt>
          {reordered ? <dd>{t('conflict.order')}</dd> : null}
          {(
            [
              ['yours', onlyMine],
              ['theirs', onlyTheirs],
            ] as const
          ).map(([side, ids]) =>
            ids.length > 0 ? (
              <dd key={side} className="sm:col-start-2">
                <span className="text-soft">{t(`conflict.${side}`)}</span> {listNames(ids)}
              </dd>
            ) : null,
          )}
        </div>
      ))}
    </dl>
  )
}
