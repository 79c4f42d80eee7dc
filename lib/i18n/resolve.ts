import { DEFAULT_LOCALE, type Locale, localeOfHeader, parseLocale } from './locales'

export type LocaleHints = {
  /** The signed-in person's own choice. */
  user?: string | null | undefined
  /** The choice kept in this browser. */
  cookie?: string | null | undefined
  /** Language prefix of the address, when it has one. */
  path?: string | null | undefined
  acceptLanguage?: string | null | undefined
  host?: string | null | undefined
}

/**
 * Chooses the language: a stored choice first (person, then browser), then an address that names one
 * (following such a link is a choice, too), then what the browser asks for, then the subdomain, else English.
 */
export function resolveLocale(hints: LocaleHints): Locale {
  return (
    storedLocale(hints) ??
    parseLocale(hints.path) ??
    localeOfHeader(hints.acceptLanguage) ??
    parseLocale(subdomain(hints.host)) ??
    DEFAULT_LOCALE
  )
}

/** The language somebody chose before, if any. */
export function storedLocale(hints: LocaleHints): Locale | null {
  return parseLocale(hints.user) ?? parseLocale(hints.cookie)
}

/** Splits `/pt-BR/login` into its language and `/login`; an address without prefix has none. */
export function splitLocale(pathname: string): { prefix: string | null; path: string } {
  const match = /^\/(en|pt|pt-br)(?=\/|$)/i.exec(pathname)
  if (!match) return { prefix: null, path: pathname }
  return { prefix: match[1] ?? null, path: pathname.slice(match[0].length) || '/' }
}

function subdomain(host: string | null | undefined): string | null {
  const labels = (host ?? '').split('.')
  return labels.length > 2 || labels[1]?.startsWith('localhost') ? (labels[0] ?? null) : null
}
