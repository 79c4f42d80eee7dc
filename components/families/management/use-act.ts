'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/http/client'
import type { Messages } from '@/lib/i18n/messages'
import { useRouter } from '@/lib/i18n/navigation'

/** What can fail on this page; each has a text for when the server has nothing to say. */
type FamilyAction = keyof Messages['family']['failed']

/** Says in a toast why a call failed, and fails on. What is at fault in a field is told at the field. */
export function useTell() {
  const t = useTranslations('family.failed')
  return <T>(deed: FamilyAction, call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      if (error instanceof ApiError && Object.keys(error.fields).length === 0)
        void notify('error', error.message || t(deed))
      throw error
    })
}

/** Makes a call without a form: tells how it went, and shows the page as it is now. */
export function useAct() {
  const t = useTranslations('family.failed')
  const router = useRouter()
  return async (deed: FamilyAction, call: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await call
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || t(deed))
      // What was refused may be gone, or different by now. The data of another account has no place on this page.
      if (error.status > 0 && error.code !== 'account_changed') router.refresh()
      return false
    }
    void notify('success', done)
    router.refresh()
    return true
  }
}
