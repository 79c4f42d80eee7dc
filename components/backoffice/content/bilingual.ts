import { z } from 'zod'
import { KEYED } from '@/lib/platform/http/form'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Form values of a text in both languages; `language` is that of the base text. */
export type BilingualValues<Text extends object> = { language: Locale; texts: Record<Locale, Text> }

export function otherLanguage(language: Locale): Locale {
  return language === 'en' ? 'pt-BR' : 'en'
}

/** Converts form values to the request payload: the base text at the top, the other one under `translations`. */
export function toBilingualPayload<Text extends object>({ language, texts }: BilingualValues<Text>) {
  const other = otherLanguage(language)
  return { ...texts[language], language, translations: { [other]: texts[other] } }
}

/** Returns the form field of an API error: `name` becomes `texts.<base language>.name`. */
export function bilingualField(textFields: readonly string[]) {
  return (field: string, { language }: { language: Locale }): string => {
    const [first = '', ...rest] = field.split('.')
    if (first === 'translations')
      return ['texts', ...(rest.length ? rest : [otherLanguage(language)])].join('.')
    return textFields.includes(first) ? `texts.${language}.${field}` : field
  }
}

/**
 * Returns a form schema that validates with the request's own schema and maps its errors to form fields. `toBody`
 * converts form values to the request body.
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
