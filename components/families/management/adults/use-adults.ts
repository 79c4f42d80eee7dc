'use client'

import { useTranslations } from 'next-intl'
import type { renewJoinCodeContract } from '@/lib/families/contract'
import type { removeAdultContract } from '@/lib/families/departure/contract'
import { send } from '@/lib/http/client'
import { useAct } from '../use-act'

/** What can be done about the family's adults without a form. */
export function useAdults(familyId: string) {
  const t = useTranslations('family')
  const act = useAct()
  const params = { id: familyId }
  return {
    /** `renewed` when the code that the adult may know opens no door any more; null when nothing was done. */
    async remove(
      adultId: string,
      { withCode }: { withCode: boolean },
    ): Promise<'removed' | 'renewed' | null> {
      const call = { params: { ...params, adultId } }
      const path = '/families/{id}/adults/{adultId}'
      const removal = send<typeof removeAdultContract>('DELETE', path, call)
      if (!(await act('remove', removal, t('memberRemoved')))) return null
      if (!withCode) return 'removed'
      const renewal = send<typeof renewJoinCodeContract>('POST', '/families/{id}/code', { params })
      return (await act('renew', renewal, t('renewed'))) ? 'renewed' : 'removed'
    },
  }
}
