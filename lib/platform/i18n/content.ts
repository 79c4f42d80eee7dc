import { LOCALES, type Locale, toLocale } from './locales'

/** Falls back to the base text. */
export function localize<T extends object>(
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

/** Returns a row's base text and its translations by language, without fallback. */
export function toTextsByLanguage<T extends Record<string, string | string[]>>(
  row: { language: string; translations: unknown },
  base: T,
): { language: Locale; texts: Record<Locale, T> } {
  const language = toLocale(row.language)
  const blank = Object.entries(base).map(([name, value]) => [name, Array.isArray(value) ? [] : ''])
  const textIn = (locale: Locale): T =>
    locale === language ? base : localize<T>(Object.fromEntries(blank), language, row.translations, locale)
  const texts = Object.fromEntries(LOCALES.map((each) => [each, textIn(each)])) as Record<Locale, T>
  return { language, texts }
}

export type TranslationState = 'whole' | 'partly' | 'missing'

export function translationState(base: object, other: object): TranslationState {
  const counterpart = other as Record<string, unknown>
  const asked = Object.entries(base).filter(([, value]) => isFilled(value))
  const there = asked.filter(([name]) => isFilled(counterpart[name]))
  if (there.length === asked.length && asked.length > 0) return 'whole'
  return there.length > 0 ? 'partly' : 'missing'
}

export function combinedTranslationState(language: Locale, texts: Record<Locale, object>): TranslationState {
  const others = LOCALES.filter((locale) => locale !== language)
  const states = others.map((locale) => translationState(texts[language], texts[locale]))
  const [first = 'whole'] = states
  return states.every((state) => state === first) ? first : 'partly'
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isFilled) : typeof value === 'string' && value.trim() !== ''
}
