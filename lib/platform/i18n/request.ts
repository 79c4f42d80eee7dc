import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, LOCALES } from './locales'
import { getCatalog } from './messages'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = hasLocale(LOCALES, requested) ? requested : DEFAULT_LOCALE
  return { locale, messages: getCatalog(locale), timeZone: 'UTC' }
})
