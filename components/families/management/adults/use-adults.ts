'use client'

import { useTranslations } from 'next-intl'
import type { inviteAdultContract, withdrawInvitationContract } from '@/lib/auth/invitations/contract'
import type { renewJoinCodeContract } from '@/lib/families/contract'
import type { removeAdultContract } from '@/lib/families/departure/contract'
import { send } from '@/lib/http/client'
import { useAct } from '../use-act'

/** What can be done about adults and invitations without a form; each answers whether it worked. */
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
    withdraw(email: string) {
      const call = { params, body: { email } }
      const path = '/families/{id}/invitations'
      return act('remove', send<typeof withdrawInvitationContract>('DELETE', path, call), t('withdrawn'))
    },
    resend(email: string) {
      const call = { params, body: { email } }
      const path = '/families/{id}/adults'
      return act('invite', send<typeof inviteAdultContract>('POST', path, call), t('invited'))
    },
  }
}
