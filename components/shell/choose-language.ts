import type { updateUserContract } from '@/lib/features/users/contract'
import { send } from '@/lib/platform/http/api-client'
import { saveDraft } from '@/lib/platform/http/form-draft'
import { LOCALE_COOKIE, type Locale, parseLocale } from '@/lib/platform/i18n/locales'
import { splitLocale } from '@/lib/platform/i18n/resolve'

const CHANGED_KEY = 'brota_language_changed'
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Stores the language in browser and account, and reloads the page with its form input.
 * @throws ApiError when the account was not updated; then nothing changes
 */
export async function chooseLanguage(locale: Locale, userId: string | null): Promise<void> {
  if (userId) {
    await send<typeof updateUserContract>('PUT', '/user/{id}', {
      params: { id: userId },
      body: { language: locale },
    })
  }
  keepLanguage(locale)
  quietly(() => sessionStorage.setItem(CHANGED_KEY, locale))
  saveDraft()
  const { prefix, path } = splitLocale(window.location.pathname)
  if (prefix) window.location.replace(path + window.location.search + window.location.hash)
  else window.location.reload()
}

/** Returns the language chosen in this browser. */
export function chosenLanguage(): Locale | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${LOCALE_COOKIE}=`))
  return parseLocale(pair?.slice(LOCALE_COOKIE.length + 1)) ?? undefined
}

/** Restores cookie and copy from each other. */
export function syncLanguage(): void {
  const chosen = chosenLanguage() ?? quietly(() => parseLocale(localStorage.getItem(LOCALE_COOKIE)))
  if (chosen) keepLanguage(chosen)
}

/** Returns true once after a change of language. */
export function languageJustChanged(): boolean {
  return (
    quietly(() => {
      const changed = sessionStorage.getItem(CHANGED_KEY)
      sessionStorage.removeItem(CHANGED_KEY)
      return changed !== null
    }) ?? false
  )
}

function keepLanguage(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  quietly(() => localStorage.setItem(LOCALE_COOKIE, locale))
}

/** Browsers can block storage. */
function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
