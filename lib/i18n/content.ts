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

/**
 * The texts of a piece of content as they were written, language by language: what is not translated is blank.
 * `Base` holds texts and lists of texts only.
 */
export function writtenTexts<T extends Record<string, string | string[]>>(
  base: T,
  language: Locale,
  translations: unknown,
): Record<Locale, T> {
  const blank = Object.entries(base).map(([name, value]) => [name, Array.isArray(value) ? [] : ''])
  const textIn = (locale: Locale): T =>
    locale === language ? base : localized<T>(Object.fromEntries(blank), language, translations, locale)
  return { en: textIn('en'), 'pt-BR': textIn('pt-BR') }
}

export type TranslationState = 'whole' | 'partly' | 'missing'

/** How much of a base text has its counterpart in the other language. */
export function translationState(base: object, other: object): TranslationState {
  const counterpart = other as Record<string, unknown>
  const asked = Object.entries(base).filter(([, value]) => isFilled(value))
  const there = asked.filter(([name]) => isFilled(counterpart[name]))
  if (there.length === asked.length && asked.length > 0) return 'whole'
  return there.length > 0 ? 'partly' : 'missing'
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isFilled) : typeof value === 'string' && value.trim() !== ''
}
