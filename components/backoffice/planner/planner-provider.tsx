'use client'

import { useEffect, useReducer, useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { WEEKS_BACK } from '@/lib/features/challenges/rules'
import { formatDate } from '@/lib/platform/dates/format'
import { ConflictNotice } from './conflict-notice'
import type { Week } from './load-week'
import { reducePlan, startDraft } from './plan-draft'
import { PlannerBoard } from './planner-board'
import { type Planner, PlannerContext } from './planner-context'
import { PlannerFooter } from './planner-footer'
import { PlannerHeader } from './planner-header'
import { PlannerToolbar } from './planner-toolbar'
import { useLanding } from './use-landing'
import { usePlannerLabels } from './use-planner-labels'
import { useSavePlan } from './use-save-plan'
import { useUndoKeys } from './use-undo-keys'
import { isSamePlan } from './week-plan'

type PlannerProviderProps = {
  loaded: Week
  title: string
  /** Reports the state that decides whether the dialog may close. */
  onGuard: (guard: { dirty: boolean; locked: boolean }) => void
  onSaved: () => void
}

export function PlannerProvider({ loaded, title, onGuard, onSaved }: PlannerProviderProps) {
  const [week, setWeek] = useState(loaded)
  const [draft, act] = useReducer(reducePlan, loaded, ({ plan, editable }) => startDraft(plan, editable))
  const [weeksBack, setWeeksBack] = useState(WEEKS_BACK)
  const [note, setNote] = useState({ text: '', after: 0 })
  const landOn = useLanding(draft)
  const getTaskName = (taskId: string) => week.byId.get(taskId)?.name ?? loaded.byId.get(taskId)?.name ?? ''
  const { t } = usePlannerLabels(getTaskName)
  const saver = useSavePlan({
    week,
    draft,
    onLoaded: (theirs) => {
      setWeek(theirs)
      act({ type: 'load', plan: theirs.plan, editable: theirs.editable })
    },
    onSaved,
  })
  const dirty = !isSamePlan(draft.plan, week.plan)
  useEffect(() => onGuard({ dirty, locked: saver.saving }), [onGuard, dirty, saver.saving])
  useUndoKeys(act, saver.saving)

  const planner: Planner = { week, draft, act, landOn, getTaskName }
  const count = draft.last?.count ?? 0
  const tools = { weeksBack, onWeeksBack: setWeeksBack }
  return (
    <PlannerContext value={planner}>
      {/* Inert while saving: an edit made then would be lost when the dialog closes. */}
      <div inert={saver.saving} className="contents">
        <PlannerHeader
          tools={<PlannerToolbar {...tools} onNote={(text) => setNote({ text, after: count + 1 })} />}
        >
          <DialogDescription className="truncate font-bold text-leaf-ink text-sm">{title}</DialogDescription>
          <DialogTitle>{t('title')}</DialogTitle>
          <p className="text-soft text-sm">
            {t('when', {
              from: formatDate(week.startDate),
              to: formatDate(week.endDate),
              week: week.weekNumber,
            })}
          </p>
        </PlannerHeader>
        <PlannerBoard {...tools} />
      </div>
      <div className="grid gap-3 px-4 empty:hidden sm:px-6 [&>*]:my-3">
        {saver.problems.length > 0 ? (
          <FormError
            title={t('saveFailed')}
            message={saver.problems.join(' ')}
            className="max-h-[30dvh] overflow-y-auto"
          />
        ) : null}
        {saver.conflict ? (
          <ConflictNotice
            conflict={saver.conflict}
            saving={saver.saving}
            onShow={saver.showTheirs}
            onLoad={saver.loadTheirs}
            onKeep={saver.saveMine}
          />
        ) : null}
      </div>
      <PlannerFooter
        note={note.after === count ? note.text : ''}
        saving={saver.saving}
        blocked={saver.conflict !== null}
        onSave={saver.save}
      />
    </PlannerContext>
  )
}
