export const LOCALES = ['en', 'pt-BR'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** Cookie of an explicit choice; local storage has a copy under the same name. */
export const LOCALE_COOKIE = 'NEXT_LOCALE'

/** Returns a tag's supported language, or null; any Portuguese is Brazilian. */
export function parseLocale(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  if (language === 'pt') return 'pt-BR'
  return language === 'en' ? 'en' : null
}

/** Returns the preferred supported language of an Accept-Language header. */
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
