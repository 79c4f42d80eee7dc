import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'

type Translations = Partial<Record<Locale, Record<string, string | string[]>>>

/** Returns translations without the base language. */
export function plainTranslations(
  translations: unknown,
  language: string,
  fields: readonly string[],
): Translations {
  const filledTranslations: Translations = {}
  for (const locale of LOCALES) {
    const text = (translations as Record<string, Record<string, string | string[]>> | null)?.[locale]
    if (locale === language || !text) continue
    const filled = fields.flatMap((field) => (isFilled(text[field]) ? [[field, text[field]]] : []))
    if (filled.length > 0) filledTranslations[locale] = Object.fromEntries(filled)
  }
  return filledTranslations
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

export const CHALLENGE_TEXTS = ['title', 'description'] as const
export const BADGE_TEXTS = ['name', 'description'] as const
export const RECIPE_TEXTS = ['title', 'ingredients', 'steps'] as const

/** Returns the indexes of repeated ids. */
export function repeated(ids: string[]): number[] {
  const first = new Map(ids.map((one, index) => [one, index] as const).reverse())
  return ids.flatMap((one, index) => (first.get(one) === index ? [] : [index]))
}
