'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import type { markRestDayContract, unmarkRestDayContract } from '@/lib/features/scores/contract'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { ApiError, send } from '@/lib/platform/http/client'

/** Returns a function that toggles a rest day and shows the result; it resolves to false without a response. */
export function useRestDay(familyId: string) {
  const t = useTranslations('progress.rest')
  const errors = useTranslations('errors')
  return async (date: LocalDate, rests: boolean): Promise<boolean> => {
    const call = { params: { id: familyId, date } }
    const path = '/families/{id}/rest-days/{date}'
    try {
      if (rests) await send<typeof unmarkRestDayContract>('DELETE', path, call)
      else await send<typeof markRestDayContract>('PUT', path, call)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
      return error.status > 0
    }
    void notify('success', t(rests ? 'unmarkedToast' : 'markedToast'))
    return true
  }
}
