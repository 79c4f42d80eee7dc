'use client'

import { useTranslations } from 'next-intl'
import type {
  inviteAdultContract,
  withdrawInvitationContract,
} from '@/lib/features/auth/invitations/contract'
import { send } from '@/lib/platform/http/client'
import { useAct } from '../use-act'

/** Returns the actions on invitations; each resolves to its success. */
export function useInvitations(familyId: string) {
  const t = useTranslations('family')
  const act = useAct()
  const params = { id: familyId }
  return {
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
