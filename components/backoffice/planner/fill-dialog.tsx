'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { RadioCards } from '@/components/form/radio-cards'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import type { autoSelectTasksContract } from '@/lib/features/challenges/plan/contract'
import { send } from '@/lib/platform/http/api-client'
import { loadUnusedTasks, type Week } from './load-week'
import { reducePlan } from './plan-draft'
import { usePlanner } from './planner-provider'
import { findDays } from './week-plan'
import { parseWeeks, WEEKS_MAX } from './weeks-input'

type FillValues = { weeksBack: string; days: 'empty' | 'all' }

/** Renders the form that fills days, in one undoable step. */
export function FillDialog(dialog: { open: boolean; onClose: () => void }) {
  const t = useTranslations('planner.fill')
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
    onDone: dialog.onClose,
  })

  return (
    <FormDialog
      {...dialog}
      title={t('title')}
      text={t('text')}
      // Two choices are no input to lose.
      form={{ ...form, formState: { isDirty: false } }}
      submitLabel={t('run')}
      className="sm:max-w-md"
    >
      <TextField
        label={t('weeks')}
        hint={t('weeksHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={WEEKS_MAX}
        error={form.getFieldError('weeksBack') && t('weeksError')}
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
    </FormDialog>
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
