'use client'

import { CalendarDays } from 'lucide'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { getFormEndDate } from './challenge-values'
import { QuickSetup, useWeekOptions } from './quick-setup'
import type { ChallengeFormState } from './use-challenge-form'

type ScheduleFieldsProps = { form: ChallengeFormState; source: ChallengeSource | null; today: string }

/** Renders the schedule; read-only once families may have started. */
export function ScheduleFields({ form, source, today }: ScheduleFieldsProps) {
  const t = useTranslations('challengeEditor')
  const weeks = useWeekOptions()
  const endDate = getFormEndDate(form.watch('startDate'))
  return (
    <fieldset className="grid min-w-0 gap-4 border-line border-t pt-5">
      <legend className="contents">
        <span className="flex items-center gap-2 font-bold font-heading text-lg">
          <Icon of={CalendarDays} className="size-5 text-leaf-ink" />
          {t('schedule')}
        </span>
      </legend>
      {source?.hasBegun ? (
        <BegunSchedule source={source} />
      ) : (
        <>
          <QuickSetup
            onWeekFound={({ startDate, weekNumber }) => {
              form.setValue('startDate', startDate, { shouldDirty: true, shouldValidate: true })
              form.setValue('weekNumber', String(weekNumber), { shouldDirty: true })
            }}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              label={t('startDate')}
              type="date"
              min={today}
              required
              error={form.getFieldError('startDate')}
              {...form.register('startDate')}
            />
            <Field label={t('endDate')} error={form.getFieldError('endDate' as 'startDate')}>
              {(control) => (
                <Input {...control} type="date" readOnly value={endDate} className="bg-muted text-soft" />
              )}
            </Field>
            <SelectField
              label={t('weekNumber')}
              options={weeks}
              error={form.getFieldError('weekNumber')}
              {...form.register('weekNumber')}
            />
          </div>
          <p className="-mt-1 text-soft text-sm">
            {t('endHint')} {t('weekHint')}
          </p>
        </>
      )}
    </fieldset>
  )
}

function BegunSchedule({ source: { startDate, endDate, weekNumber } }: { source: ChallengeSource }) {
  const t = useTranslations('challengeEditor')
  const span = t('span', { from: formatDate(startDate), to: formatDate(endDate) })
  return (
    <Alert title={`${t('week', { n: weekNumber })} · ${span}`}>
      <p>{t('begun')}</p>
    </Alert>
  )
}
