'use client'

import { useId } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/lib/platform/dates/format'
import { ConflictNotice } from './conflict-notice'
import { PlannerBoard } from './planner-board'
import { PlannerHeader, PlannerToolbar } from './planner-header'
import { usePlanner } from './planner-provider'
import { usePlannerLabels } from './use-planner-labels'
import { countTasks, isSamePlan } from './week-plan'

export function PlannerContent({ title }: { title: string }) {
  const { week, saver } = usePlanner()
  const { t } = usePlannerLabels()
  const period = { from: formatDate(week.startDate), to: formatDate(week.endDate), week: week.weekNumber }
  return (
    <>
      {/* An edit made while saving would be lost when the dialog closes. */}
      <div inert={saver.isSaving} className="contents">
        <PlannerHeader
          title={title}
          period={<p className="text-soft text-sm">{t('when', period)}</p>}
          toolbar={<PlannerToolbar />}
        />
        <PlannerBoard />
      </div>
      <div className="grid gap-3 px-4 empty:hidden sm:px-6 [&>*]:my-3">
        {saver.problems.length > 0 ? (
          <FormError
            title={t('saveFailed')}
            message={saver.problems.join(' ')}
            className="max-h-[30dvh] overflow-y-auto"
          />
        ) : null}
        {saver.conflict ? <ConflictNotice conflict={saver.conflict} /> : null}
      </div>
      <PlannerFooter />
    </>
  )
}

function PlannerFooter() {
  const { week, draft, saver } = usePlanner()
  const { t, shortDay, describeLastEdit } = usePlannerLabels()
  const id = useId()
  const tasks = countTasks(draft.plan)
  const emptyDays = week.days
    .filter(({ day }) => draft.plan[day].length === 0)
    .map(({ day }) => shortDay(day))
  const getReason = () => {
    if (tasks === 0) return t('cannotSaveEmpty')
    return isSamePlan(draft.plan, week.plan) ? t('cannotSaveSame') : ''
  }
  const reason = getReason()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-6">
      <div className="col-start-1">
        <p role="status" aria-atomic="true" className="font-bold text-sm">
          {/* A new key makes screen readers announce equal texts twice. */}
          <span key={draft.last?.count}>{describeLastEdit()}</span>
        </p>
        <p className="text-soft text-sm">
          {t('summary', { tasks })}
          {tasks > 0 && emptyDays.length > 0 ? ` · ${t('emptyDays', { days: emptyDays.join(', ') })}` : null}
        </p>
      </div>
      <p id={id} className="text-soft text-sm max-sm:col-start-1">
        {reason}
      </p>
      <Button
        loading={saver.isSaving}
        disabled={reason !== '' || saver.conflict !== null}
        aria-describedby={reason ? id : undefined}
        onClick={saver.save}
        className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
      >
        {t('save')}
      </Button>
    </div>
  )
}
