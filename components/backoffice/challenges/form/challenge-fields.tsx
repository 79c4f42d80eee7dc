'use client'

import { CalendarDays } from 'lucide'
import { useTranslations } from 'next-intl'
import { TranslatedFields } from '@/components/backoffice/content/translated-fields'
import { Field } from '@/components/form/field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { QuickSetup, useWeekOptions } from './quick-setup'
import { type ChallengeFormState, getFormEndDate } from './use-challenge-form'

export function TextFields({ form }: { form: ChallengeFormState }) {
  const t = useTranslations('challengeEditor')
  const base = form.watch('language')
  return (
    <div className="grid gap-5">
      <TranslatedFields>
        {(language) => (
          <>
            <TextField
              label={t('title')}
              maxLength={120}
              required={language === base}
              autoComplete="off"
              {...form.field(`texts.${language}.title`)}
            />
            <Field label={t('description')} error={form.getFieldError(`texts.${language}.description`)}>
              {(control) => (
                <Textarea
                  rows={4}
                  className="min-h-28"
                  maxLength={2000}
                  {...form.register(`texts.${language}.description`)}
                  {...control}
                />
              )}
            </Field>
          </>
        )}
      </TranslatedFields>
      <SelectField
        label={t('baseLanguage')}
        hint={t('baseHint')}
        options={LOCALES.map((value) => ({ value, label: languageName(value) }))}
        className="md:w-1/2 md:pr-3"
        {...form.register('language')}
      />
    </div>
  )
}

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
            <TextField label={t('startDate')} type="date" min={today} required {...form.field('startDate')} />
            <Field label={t('endDate')} error={form.getFieldError('endDate' as 'startDate')}>
              {(control) => (
                <Input {...control} type="date" readOnly value={endDate} className="bg-muted text-soft" />
              )}
            </Field>
            <SelectField label={t('weekNumber')} options={weeks} {...form.field('weekNumber')} />
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
  return (
    <Alert title={`${t('week', { n: weekNumber })} · ${formatDateRange(startDate, endDate)}`}>
      <p>{t('begun')}</p>
    </Alert>
  )
}
