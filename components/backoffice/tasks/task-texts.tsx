'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import { Textarea } from '@/components/ui/textarea'
import { TASK_LIMITS } from '@/lib/features/tasks/schema'
import { translationState } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { otherLanguage } from '../content/bilingual'
import { BilingualColumns } from '../content/bilingual-columns'
import { TextRows } from '../content/text-rows'
import type { TaskValues } from './task-form-values'
import type { TaskForm } from './use-task-form'

export function TaskTexts({ form }: { form: TaskForm }) {
  const t = useTranslations('taskEditor')
  const { language: base, texts } = form.watch() as TaskValues
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
                className="min-h-24"
                required={language === base}
                {...form.register(`texts.${language}.description`)}
                {...control}
              />
            )}
          </Field>
          <Examples form={form} language={language} />
        </>
      )}
    </BilingualColumns>
  )
}

function Examples({ form, language }: { form: TaskForm; language: Locale }) {
  const t = useTranslations('taskEditor')
  const name = `texts.${language}.examples` as const
  const { field } = useController({ control: form.control, name })
  return (
    <TextRows
      label={t('examples')}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      limits={{ rows: TASK_LIMITS.examples, letters: TASK_LIMITS.example }}
      error={form.getFieldError(name)}
      words={{
        row: (n) => t('exampleRow', { n }),
        add: t('addExample'),
        remove: (n) => t('removeExample', { n }),
      }}
    />
  )
}
