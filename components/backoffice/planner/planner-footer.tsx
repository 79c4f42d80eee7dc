'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { usePlanner } from './planner-context'
import { usePlannerLabels } from './use-planner-labels'
import { countTasks, isSamePlan } from './week-plan'

type PlannerFooterProps = { note: string; saving: boolean; blocked: boolean; onSave: () => Promise<void> }

export function PlannerFooter({ note, saving, blocked, onSave }: PlannerFooterProps) {
  const { week, draft, getTaskName: nameOf } = usePlanner()
  const { t, short, lastText } = usePlannerLabels(nameOf)
  const id = useId()
  const tasks = countTasks(draft.plan)
  const empty = week.days.filter(({ day }) => draft.plan[day].length === 0).map(({ day }) => short(day))
  const reason = () => {
    if (tasks === 0) return t('cannotSaveEmpty')
    return isSamePlan(draft.plan, week.plan) ? t('cannotSaveSame') : ''
  }
  const why = reason()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-6">
      <div className="col-start-1">
        <p role="status" aria-atomic="true" className="font-bold text-sm">
          {/* A new key for each edit makes screen readers announce equal texts twice. */}
          <span key={draft.last?.count}>{[lastText(draft), note].filter(Boolean).join('. ')}</span>
        </p>
        <p className="text-soft text-sm">
          {t('summary', { tasks })}
          {empty.length > 0 && empty.length < 7 ? ` · ${t('emptyDays', { days: empty.join(', ') })}` : null}
        </p>
      </div>
      <p id={id} className="text-soft text-sm max-sm:col-start-1">
        {why}
      </p>
      <Button
        loading={saving}
        disabled={why !== '' || blocked}
        aria-describedby={why ? id : undefined}
        onClick={onSave}
        className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
      >
        {t('save')}
      </Button>
    </div>
  )
}
