'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { LazyErrorIllustration } from '@/components/art/lazy-error-illustration'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { UnsavedInputDialog } from '@/components/ui/unsaved-input-dialog'
import { formatDateRange } from '@/lib/platform/dates/format'
import { useDialogData } from '../dialog-data'
import { ConflictNotice } from './conflict-notice'
import { loadWeek } from './load-week'
import { PlannerBoard, PlannerBoardSkeleton } from './planner-board'
import { PlannerHeader, PlannerToolbar } from './planner-header'
import { PlannerProvider, usePlanner } from './planner-provider'
import { countTasks, isSamePlan } from './week-plan'

type PlannerDialogProps = { challengeId: string; title: string; open: boolean; onClose: () => void }

export function PlannerDialog({ challengeId, title, open, onClose }: PlannerDialogProps) {
  const t = useTranslations('planner')
  const common = useTranslations('common')
  const { data: week, error, retry } = useDialogData(challengeId, loadWeek)
  const [guard, setGuard] = useState({ dirty: false, locked: false })
  return (
    <UnsavedInputDialog
      open={open}
      onClose={onClose}
      {...guard}
      closeLabel={common('close')}
      question={{
        title: t('closing.title'),
        text: t('closing.text'),
        keep: common('unsaved.keep'),
        discard: common('unsaved.discard'),
      }}
      // Escape first cancels a drag.
      onEscapeKeyDown={(event) => document.querySelector('[data-dragging]') && event.preventDefault()}
      className="flex h-dvh max-h-dvh flex-col overflow-hidden p-0 max-sm:rounded-t-none sm:h-[calc(100dvh-3rem)] sm:max-h-[calc(100dvh-3rem)] sm:max-w-none sm:p-0"
    >
      {week ? (
        <PlannerProvider loaded={week} onGuard={setGuard} onSaved={onClose}>
          <PlannerContent title={title} />
        </PlannerProvider>
      ) : error ? (
        <>
          <PlannerHeader title={title} />
          <div role="alert" className="overflow-y-auto">
            <EmptyState
              headingLevel={3}
              art={<LazyErrorIllustration />}
              title={t('failed.title')}
              text={error.message || t('failed.text')}
              action={<Button onClick={retry}>{common('retry')}</Button>}
            />
          </div>
        </>
      ) : (
        <>
          <PlannerHeader
            title={title}
            period={<Skeleton className="mt-1 h-4 w-56" />}
            toolbar={<Skeleton className="h-11 w-80 max-w-full" />}
          />
          <PlannerBoardSkeleton label={common('loading')} />
        </>
      )}
    </UnsavedInputDialog>
  )
}

function PlannerContent({ title }: { title: string }) {
  const { week, saver, t } = usePlanner()
  const period = { days: formatDateRange(week.startDate, week.endDate), week: week.weekNumber }
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
        {saver.conflict ? <ConflictNotice {...saver.conflict} /> : null}
      </div>
      <PlannerFooter />
    </>
  )
}

function PlannerFooter() {
  const { week, draft, saver, t, shortDay, describeLastEdit } = usePlanner()
  const id = useId()
  const tasks = countTasks(draft.plan)
  const emptyDays = week.days
    .filter(({ day }) => draft.plan[day].length === 0)
    .map(({ day }) => shortDay(day))
  const unchanged = isSamePlan(draft.plan, week.plan) ? t('cannotSaveSame') : ''
  const reason = tasks === 0 ? t('cannotSaveEmpty') : unchanged
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
