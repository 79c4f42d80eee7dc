'use client'

import { useTranslations } from 'next-intl'
import { FormError } from '@/components/form/form-error'
import { RadioCards } from '@/components/form/radio-cards'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import type { autoSelectTasksContract } from '@/lib/features/challenges/plan/contract'
import { send } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'
import { parseWeeks, WEEKS_MAX } from './library-filters'
import { loadUnusedTasks, type Week } from './load-week'
import { reducePlan } from './plan-draft'
import { usePlanner } from './planner-provider'
import { findDays } from './week-plan'

type FillValues = { weeksBack: string; days: 'empty' | 'all' }

type FillDialogProps = { open: boolean; onClose: () => void }

/** Renders the form that fills days, in one undoable step. */
export function FillDialog({ open, onClose }: FillDialogProps) {
  const t = useTranslations('planner.fill')
  const common = useTranslations('common')
  const { week, draft, edit, weeksBack, setWeeksBack } = usePlanner()
  const emptyDays = draft.editable.filter((day) => draft.plan[day].length === 0).length

  const fill = async (values: FillValues) => {
    const weeks = Number(values.weeksBack)
    setWeeksBack(weeks)
    const { taskIds, unused } = await suggestTasks(week, weeks)
    const action = { type: 'fill', days: values.days, taskIds } as const
    const { plan } = reducePlan(draft, action)
    const added = draft.editable.flatMap((day) => plan[day].filter((id) => !draft.plan[day].includes(id)))
    const recent = added.filter((id) => !unused.has(id) && findDays(plan, id).length > 0).length
    const isShort = draft.editable.some((day) => plan[day].length === 0)
    const notes = [recent > 0 ? t('recent', { count: recent, weeks }) : '', isShort ? t('short') : '']
    edit({ ...action, note: notes.join(' ').trim() })
  }
  const form = useContractForm<FillValues, void>({
    schema: async () => {
      const [{ z }, { autoSelectInput }] = await Promise.all([
        import('zod'),
        import('@/lib/features/challenges/plan/schema'),
      ])
      return z.preprocess(
        (values: FillValues) => toFillBody(week, parseWeeks(values.weeksBack)),
        autoSelectInput,
      )
    },
    defaultValues: { weeksBack: String(weeksBack), days: emptyDays > 0 ? 'empty' : 'all' },
    submit: fill,
    onDone: onClose,
  })

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !form.submitting && onClose()}>
      <DialogContent closeLabel={common('close')} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t('text')}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
          <FormError message={form.failure ?? undefined} />
          <TextField
            label={t('weeks')}
            hint={t('weeksHint')}
            error={form.getFieldError('weeksBack') && t('weeksError')}
            type="number"
            inputMode="numeric"
            min={0}
            max={WEEKS_MAX}
            {...form.register('weeksBack')}
          />
          <RadioCards
            legend={t('days')}
            value={form.watch('days')}
            onChange={(days) => form.setValue('days', days)}
            options={[
              { value: 'empty', label: t('empty'), hint: t('emptyHint', { count: emptyDays }) },
              { value: 'all', label: t('all'), hint: t('allHint') },
            ]}
          />
          <DialogFooter className="mt-1">
            <Button variant="secondary" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={form.submitting}>
              {t('run')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function toFillBody<Weeks>({ startDate, endDate }: Week, weeksBack: Weeks) {
  return { startDate, endDate, excludeRecentlyUsed: true, weeksBack }
}

/** Most suitable first, with the unused ones. */
async function suggestTasks(week: Week, weeksBack: number) {
  const [chosen, unused] = await Promise.all([
    send<typeof autoSelectTasksContract>('POST', '/challenges/auto-select-tasks', {
      body: toFillBody(week, weeksBack),
    }),
    loadUnusedTasks(weeksBack),
  ])
  // The server's choice may already be in the draft: the library follows, unused tasks first.
  const library = week.tasks.map(({ id }) => id)
  const taskIds = [...chosen.map(({ id }) => id), ...library.filter((id) => unused.has(id)), ...library]
  return { taskIds, unused }
}
