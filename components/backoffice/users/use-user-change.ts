'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'

/**
 * Returns a function that sends a change, shows its result as a toast and refreshes the page; resolves with true on
 * success.
 */
export function useUserChange() {
  const errors = useTranslations('errors')
  const router = useRouter()
  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
      if (error.code !== 'network') router.refresh()
      return false
    }
    void notify('success', done)
    router.refresh()
    return true
  }
}
