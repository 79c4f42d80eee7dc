import { z } from 'zod'
import { LOCALES, type Locale } from './locales'

export const localeField = z.enum(LOCALES)

export function fieldPerLocale<T extends z.ZodType>(field: T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, field])) as Record<Locale, T>
}
