'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/client'
import type { Messages } from '@/lib/platform/i18n/messages'
import { useRouter } from '@/lib/platform/i18n/navigation'

/** Action of the page, with a default error message. */
type FamilyAction = keyof Messages['family']['failed']

/** Returns a function that shows an error as a toast and throws it again; field errors are shown at their fields. */
export function useTell() {
  const t = useTranslations('family.failed')
  return <T>(deed: FamilyAction, call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      if (error instanceof ApiError && Object.keys(error.fields).length === 0)
        void notify('error', error.message || t(deed))
      throw error
    })
}

/** Returns a function that awaits a request, shows its result as a toast and refreshes the page. */
export function useAct() {
  const t = useTranslations('family.failed')
  const router = useRouter()
  return async (deed: FamilyAction, call: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await call
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || t(deed))
      // The data can be stale: refresh. With another account signed in, its data must not be rendered here.
      if (error.status > 0 && error.code !== 'account_changed') router.refresh()
      return false
    }
    void notify('success', done)
    router.refresh()
    return true
  }
}
