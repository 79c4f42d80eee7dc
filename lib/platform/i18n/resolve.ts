import { DEFAULT_LOCALE, getLanguage, LOCALES, type Locale, localeOfHeader, parseLocale } from './locales'

export type LocaleHints = {
  user?: string | null | undefined
  cookie?: string | null | undefined
  path?: string | null | undefined
  acceptLanguage?: string | null | undefined
  host?: string | null | undefined
}

/** Resolves a request's language: stored choice, path prefix, Accept-Language, subdomain, default. */
export function resolveLocale(hints: LocaleHints): Locale {
  return (
    storedLocale(hints) ??
    parseLocale(hints.path) ??
    localeOfHeader(hints.acceptLanguage) ??
    parseLocale(subdomain(hints.host)) ??
    DEFAULT_LOCALE
  )
}

export function storedLocale(hints: LocaleHints): Locale | null {
  return parseLocale(hints.user) ?? parseLocale(hints.cookie)
}

const PREFIX = new RegExp(`^/(${[...LOCALES, ...LOCALES.map(getLanguage)].join('|')})(?=/|$)`, 'i')

/** Splits `/pt-BR/login` into prefix and `/login`; without prefix it is null. */
export function splitLocale(pathname: string): { prefix: string | null; path: string } {
  const match = PREFIX.exec(pathname)
  if (!match) return { prefix: null, path: pathname }
  return { prefix: match[1] ?? null, path: pathname.slice(match[0].length) || '/' }
}

function subdomain(host: string | null | undefined): string | null {
  const labels = (host ?? '').split('.')
  return labels.length > 2 || labels[1]?.startsWith('localhost') ? (labels[0] ?? null) : null
}
