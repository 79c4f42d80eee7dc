import type { Locale } from './locales'

/**
 * The text of a piece of content in the reader's language where it exists, else its base text.
 * `translations` is `{ [language]: Partial<T> }`; blank translated fields fall back one by one.
 */
export function localized<T extends object>(
  base: T,
  language: string,
  translations: unknown,
  locale: Locale,
): T {
  if (language === locale || typeof translations !== 'object' || translations === null) return base
  const translation = (translations as Record<string, Partial<T> | undefined>)[locale]
  if (!translation) return base
  const filled = Object.entries(translation).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  )
  return { ...base, ...Object.fromEntries(filled) }
}
