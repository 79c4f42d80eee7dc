'use client'

import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { markRestDayContract, unmarkRestDayContract } from '@/lib/features/scores/contract'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { send } from '@/lib/platform/http/api-client'

const PATH = '/families/{id}/rest-days/{date}'

/** Returns a rest day's change. */
export function useRestDay(familyId: string) {
  const t = useTranslations('progress.rest')
  return useApiMutation(
    async (date: LocalDate, rests: boolean): Promise<void> => {
      const call = { params: { id: familyId, date } }
      if (rests) await send<typeof unmarkRestDayContract>('DELETE', PATH, call)
      else await send<typeof markRestDayContract>('PUT', PATH, call)
    },
    { success: (_, __, rests) => t(rests ? 'unmarkedToast' : 'markedToast'), refresh: true },
  )
}
