'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/client'

type FailureKind = 'unverified' | 'gone' | 'other'

/** Returns a function that shows an error and returns its kind. */
export function useFollowErrorToast(): (error: unknown, what: string) => FailureKind {
  const t = useTranslations('community')
  const tErrors = useTranslations('errors')
  return (error, what) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'email_not_verified') return 'unverified'
    void notify('error', t('failed', { what, why: error.message || tErrors('network') }))
    return error.status === 404 ? 'gone' : 'other'
  }
}
