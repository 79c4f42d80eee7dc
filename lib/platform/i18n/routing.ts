import { defineRouting } from 'next-intl/routing'
import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Without language prefix: middleware resolves it (resolve.ts). */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'never',
  localeCookie: false,
  localeDetection: false,
})
