import { send } from '@/lib/http/client'
import { saveDraft } from '@/lib/http/form-draft'
import { LOCALE_COOKIE, type Locale, parseLocale } from '@/lib/i18n/locales'
import { splitLocale } from '@/lib/i18n/resolve'
import type { updateUserContract } from '@/lib/users/contract'

/** Tells the next page, after the reload, that it was reached by a change of language. */
const CHANGED_KEY = 'brota_language_changed'
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Keeps the language for this browser, and for the account when there is one, and shows the page anew in it, with what
 * was typed into it.
 * @throws ApiError when the account could not be changed; then nothing else is.
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

/** The language that somebody picked in this browser; undefined when it was only guessed. */
export function chosenLanguage(): Locale | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${LOCALE_COOKIE}=`))
  return parseLocale(pair?.slice(LOCALE_COOKIE.length + 1)) ?? undefined
}

/** Keeps the cookie and its copy equal, whichever of them the browser lost. */
export function syncLanguage(): void {
  const chosen = chosenLanguage() ?? quietly(() => parseLocale(localStorage.getItem(LOCALE_COOKIE)))
  if (chosen) keepLanguage(chosen)
}

/** Whether this page was reached by a change of language; true once. */
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

/** Storage throws where a browser was told to keep nothing; the page works all the same. */
function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
