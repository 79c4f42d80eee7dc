'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import { Textarea } from '@/components/ui/textarea'
import { translationState } from '@/lib/platform/i18n/content'
import { otherLanguage } from '../content/bilingual'
import { BilingualColumns } from '../content/bilingual-columns'
import type { BadgeValues } from './badge-form-values'
import type { BadgeForm } from './use-badge-form'

export function BadgeTexts({ form }: { form: BadgeForm }) {
  const t = useTranslations('badgeEditor')
  const { language: base, texts } = form.watch() as BadgeValues
  const state = translationState(texts[base], texts[otherLanguage(base)])
  return (
    <BilingualColumns base={base} stateOf={(language) => (language === base ? 'whole' : state)}>
      {(language) => (
        <>
          <TextField
            label={t('name')}
            required={language === base}
            autoComplete="off"
            error={form.getFieldError(`texts.${language}.name`)}
            {...form.register(`texts.${language}.name`)}
          />
          <Field label={t('description')} error={form.getFieldError(`texts.${language}.description`)}>
            {(control) => (
              <Textarea
                rows={3}
                required={language === base}
                {...form.register(`texts.${language}.description`)}
                {...control}
              />
            )}
          </Field>
        </>
      )}
    </BilingualColumns>
  )
}
