import { defineRouting } from 'next-intl/routing'
import { DEFAULT_LOCALE, LOCALES } from './locales'

/**
 * Addresses carry no language: middleware chooses it (see resolve.ts) and rewrites to `app/[locale]`.
 * An address that does name one, as `/pt-BR/login`, works too.
 */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'never',
  localeCookie: false,
  localeDetection: false,
})
