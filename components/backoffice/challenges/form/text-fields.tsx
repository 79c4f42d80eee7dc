'use client'

import { useTranslations } from 'next-intl'
import { BilingualColumns } from '@/components/backoffice/content/bilingual-columns'
import { Field } from '@/components/form/field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Textarea } from '@/components/ui/textarea'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import type { ChallengeFormState } from './use-challenge-form'

export function TextFields({ form }: { form: ChallengeFormState }) {
  const t = useTranslations('challengeEditor')
  const base = form.watch('language')
  const texts = form.watch('texts')
  const getTextState = (language: Locale) => {
    const { title, description } = texts[language]
    const needsDescription = Boolean(texts[base].description.trim())
    if (!title.trim() && !description.trim()) return 'missing'
    return title.trim() && (description.trim() || !needsDescription) ? 'whole' : 'partly'
  }
  return (
    <div className="grid gap-5">
      <BilingualColumns base={base} stateOf={getTextState}>
        {(language) => (
          <>
            <TextField
              label={t('title')}
              maxLength={120}
              required={language === base}
              autoComplete="off"
              error={form.getFieldError(`texts.${language}.title`)}
              {...form.register(`texts.${language}.title`)}
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
      </BilingualColumns>
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
