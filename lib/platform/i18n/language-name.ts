import { getLanguage, type Locale } from './locales'

/** Returns a language's name in itself: 'English', 'Português (Brasil)'. */
export function languageName(locale: Locale): string {
  const { language, region } = languageParts(locale)
  return region ? `${language} (${region})` : language
}

/** Returns the names of language and region, in the language itself. */
export function languageParts(locale: Locale): { language: string; region: string | null } {
  const [, region] = locale.split('-')
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(getLanguage(locale)) ?? locale
  const [first = '', ...rest] = name
  return {
    language: [first.toLocaleUpperCase(locale), ...rest].join(''),
    region: region ? (new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? region) : null,
  }
}
