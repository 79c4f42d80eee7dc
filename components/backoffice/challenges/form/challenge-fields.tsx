'use client'

import { CalendarDays } from 'lucide'
import { useTranslations } from 'next-intl'
import { TranslatedField, TranslatedFields } from '@/components/backoffice/content/translated-fields'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { type ChallengeFormState, getFormEndDate } from './use-challenge-form'
import { WeekFields } from './week-fields'

export function TextFields({ form }: { form: ChallengeFormState }) {
  const t = useTranslations('challengeEditor')
  return (
    <div className="grid gap-5">
      <TranslatedFields>
        {(language) => (
          <>
            <TranslatedField language={language} name="title" label={t('title')} maxLength={120} />
            <TranslatedField
              language={language}
              name="description"
              label={t('description')}
              rows={4}
              maxLength={2000}
              required={false}
              className="min-h-28"
            />
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
        <Alert
          title={`${t('week', { n: source.weekNumber })} · ${formatDateRange(source.startDate, source.endDate)}`}
        >
          <p>{t('begun')}</p>
        </Alert>
      ) : (
        <>
          <WeekFields form={form} today={today} isNew={!source}>
            <TextField
              label={t('endDate')}
              error={form.getFieldError('endDate' as 'startDate')}
              type="date"
              readOnly
              value={endDate}
              className="[&_input]:bg-muted [&_input]:text-soft"
            />
          </WeekFields>
          <p className="-mt-1 text-soft text-sm">
            {t('endHint')} {t('weekHint')}
          </p>
        </>
      )}
    </fieldset>
  )
}
