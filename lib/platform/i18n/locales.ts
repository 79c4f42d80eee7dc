import { DEFAULT_LOCALE, LOCALES } from './supported'

export { DEFAULT_LOCALE, LOCALES }
export type Locale = (typeof LOCALES)[number]

/** Cookie of an explicit choice; local storage has a copy under the same name. */
export const LOCALE_COOKIE = 'NEXT_LOCALE'

/** Returns a tag without region. */
export function getLanguage(tag: string): string {
  return tag.split('-')[0] ?? tag
}

/** Returns a tag's supported language, or null; regions fall back. */
export function parseLocale(tag: string | null | undefined): Locale | null {
  const wanted = tag?.trim().toLowerCase().replaceAll('_', '-') ?? ''
  const isSame = (locale: Locale) => locale.toLowerCase() === wanted
  const isRelated = (locale: Locale) => getLanguage(locale) === getLanguage(wanted)
  return LOCALES.find(isSame) ?? LOCALES.find(isRelated) ?? null
}

/** Falls back to the product's language. */
export function toLocale(tag: string | null | undefined): Locale {
  return parseLocale(tag) ?? DEFAULT_LOCALE
}

/** Parses an Accept-Language header. */
export function localeOfHeader(header: string | null | undefined): Locale | null {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of ranked) {
    const locale = parseLocale(tag)
    if (locale) return locale
  }
  return null
}
