'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/client'
import { useFeedContext } from './feed-context'

/** Returns a function that shows an error as a toast; a post that no longer exists leaves the list. */
export function usePostErrorToast(postId: string): (error: unknown) => void {
  const t = useTranslations('feed')
  const tErrors = useTranslations('errors')
  const { remove } = useFeedContext()
  return (error) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'not_found') {
      remove(postId)
      void notify('info', t('gone'))
    } else {
      void notify('error', error.message || tErrors('network'))
    }
  }
}
