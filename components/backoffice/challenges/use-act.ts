'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'

/**
 * Returns a function that sends a request and resolves with true on success. On an error it shows a toast and refreshes
 * the page, whose data may be stale.
 */
export function useAct() {
  const t = useTranslations('challengeEditor.failed')
  const router = useRouter()
  return async (deed: 'update' | 'delete' | 'fetch', call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || t(deed))
      if (error.status > 0) router.refresh()
      return false
    }
  }
}
