import { z } from 'zod'
import { KEYED } from '@/components/form/use-contract-form'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'

/** Form values; `language` is the base text's. */
export type BilingualValues<Text extends object> = { language: Locale; texts: Record<Locale, Text> }

/** Texts and lists of texts by field. */
export type ContentText = Record<string, string | string[]>

/** Returns texts' form values; an empty list has a blank row. */
export function toTextValues<Text extends ContentText>(
  blank: Text,
  texts: Record<Locale, Text> | undefined,
): Record<Locale, Text> {
  const entries = LOCALES.map((locale) => [locale, mapLists(texts?.[locale] ?? blank, atLeastOne)])
  return Object.fromEntries(entries)
}

/** Converts form values to form fields, translations as JSON. */
export function toTextFields<Text extends ContentText>({ language, texts }: BilingualValues<Text>) {
  const entries = LOCALES.map((locale) => [locale, mapLists(texts[locale], withoutBlank)])
  const { translations, ...base } = toBilingualPayload<Text>({ language, texts: Object.fromEntries(entries) })
  // A form cannot encode an empty list; the server drops the blank row.
  return { ...mapLists(base, atLeastOne), translations: JSON.stringify(translations) }
}

function mapLists<Text extends ContentText>(text: Text, change: (rows: string[]) => string[]): Text {
  const entries = Object.entries(text).map(([field, value]) => [
    field,
    Array.isArray(value) ? change(value) : value,
  ])
  return Object.fromEntries(entries)
}

const atLeastOne = (rows: string[]) => (rows.length > 0 ? rows : [''])
const withoutBlank = (rows: string[]) => rows.filter((row) => row.trim() !== '')

/** Converts form values to the payload, others under `translations`. */
export function toBilingualPayload<Text extends object>({ language, texts }: BilingualValues<Text>) {
  const others = LOCALES.filter((locale) => locale !== language)
  return {
    ...texts[language],
    language,
    translations: Object.fromEntries(others.map((locale) => [locale, texts[locale]])),
  }
}

/** Returns an API error's form field: `name` becomes `texts.<base language>.name`. */
export function bilingualField(textFields: readonly string[]) {
  return (field: string, { language }: { language: Locale }): string => {
    const [first = '', ...rest] = field.split('.')
    const [other = language] = LOCALES.filter((locale) => locale !== language)
    if (first === 'translations') return ['texts', ...(rest.length ? rest : [other])].join('.')
    return textFields.includes(first) ? `texts.${language}.${field}` : field
  }
}

/** Returns a form schema that validates with the request's. */
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
