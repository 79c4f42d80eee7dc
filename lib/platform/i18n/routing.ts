import { defineRouting } from 'next-intl/routing'
import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Paths have no language prefix by default: middleware resolves it (see resolve.ts) and rewrites to `app/[locale]`. */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'never',
  localeCookie: false,
  localeDetection: false,
})
