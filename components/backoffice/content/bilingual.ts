import { z } from 'zod'
import { KEYED } from '@/lib/http/form'
import type { Locale } from '@/lib/i18n/locales'

/** A text in both languages, as a form holds it; `language` is that of the base text. */
export type BilingualValues<Text extends object> = { language: Locale; texts: Record<Locale, Text> }

export function otherLanguage(language: Locale): Locale {
  return language === 'en' ? 'pt-BR' : 'en'
}

/** What a call takes: the base text by itself, the other one under `translations`. */
export function toBilingualPayload<Text extends object>({ language, texts }: BilingualValues<Text>) {
  const other = otherLanguage(language)
  return { ...texts[language], language, translations: { [other]: texts[other] } }
}

/** Where such a form shows what a call says about a field: `name` stands under `texts.<base language>.name`. */
export function bilingualField(textFields: readonly string[]) {
  return (field: string, { language }: { language: Locale }): string => {
    const [first = '', ...rest] = field.split('.')
    if (first === 'translations')
      return ['texts', ...(rest.length ? rest : [otherLanguage(language)])].join('.')
    return textFields.includes(first) ? `texts.${language}.${field}` : field
  }
}

/**
 * The check of such a form: what it would send is checked by the call's own schema, and what that says stands at the
 * form's fields. `toBody` makes what the call takes out of the form's values.
 */
export function bilingualSchema<Values extends { language: Locale }>(
  body: z.ZodType,
  textFields: readonly string[],
  toBody: (values: Values) => unknown,
): z.ZodType<unknown, Values> {
  const place = bilingualField(textFields)
  return z.custom<Values>().superRefine((values, context) => {
    const { error } = body.safeParse(toBody(values), KEYED)
    for (const { path, message } of error?.issues ?? []) {
      const field = place(path.map(String).join('.'), values)
      context.addIssue({ code: 'custom', message, path: field.split('.') })
    }
  })
}
