'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '@/components/form/field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Badge } from '@/components/ui/badge'
import { Textarea } from '@/components/ui/textarea'
import { translationState } from '@/lib/platform/i18n/content'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import type { BilingualValues, ContentText } from './bilingual'
import { useEditorForm } from './content-editor'
import { TextRows, type TextRowsProps } from './text-rows'

/** Renders fields once per language, the base language first. */
export function TranslatedFields({ children }: { children: (language: Locale) => ReactNode }) {
  const t = useTranslations('backoffice.bilingual')
  const { language: base, texts } = useEditorForm().watch() as BilingualValues<ContentText>
  const languages = [...LOCALES].sort((a, b) => Number(b === base) - Number(a === base))
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {languages.map((language) => {
        const state = translationState(texts[base], texts[language])
        return (
          <fieldset key={language} lang={language} className="grid min-w-0 content-start gap-4">
            <legend className="contents">
              <span className="mb-3 flex min-h-8 flex-wrap items-center gap-2 font-bold font-heading text-lg">
                {t(`name.${language}`)}
                {language === base ? <Badge size="sm">{t('base')}</Badge> : null}
                {language !== base && state !== 'whole' ? (
                  <Badge size="sm" tone="sun">
                    {t(state)}
                  </Badge>
                ) : null}
              </span>
            </legend>
            {children(language)}
          </fieldset>
        )
      })}
    </div>
  )
}

type TranslatedFieldProps = { language: Locale; name: string; label: string }

type TranslatedTextProps = TranslatedFieldProps &
  Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'required' | 'className'>

/** Renders a text field, or a text area with `rows`. */
export function TranslatedField({ language, name, label, rows, ...props }: TranslatedTextProps) {
  const form = useEditorForm()
  const { error, ...field } = form.field(`texts.${language}.${name}`)
  const shared = { required: language === form.watch('language'), ...props, ...field }
  if (!rows) return <TextField label={label} autoComplete="off" error={error} {...shared} />
  return (
    <Field label={label} error={error}>
      {(control) => <Textarea rows={rows} {...shared} {...control} />}
    </Field>
  )
}

type TranslatedRowsProps = TranslatedFieldProps & Pick<TextRowsProps, 'limits' | 'words' | 'order'>

export function TranslatedRows({ language, name, ...props }: TranslatedRowsProps) {
  const form = useEditorForm()
  const path = `texts.${language}.${name}`
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name: path }).field
  return (
    <TextRows
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={form.getFieldError(path)}
      {...props}
    />
  )
}

export function LanguageField() {
  const t = useTranslations('backoffice.bilingual')
  const form = useEditorForm()
  const options = LOCALES.map((value) => ({ value, label: t(`name.${value}`) }))
  return <SelectField label={t('language')} options={options} {...form.register('language')} />
}
