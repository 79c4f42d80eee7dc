'use client'

import { useTranslations } from 'next-intl'
import type { renewJoinCodeContract } from '@/lib/features/families/contract'
import { send } from '@/lib/platform/http/client'
import { useAct } from '../use-act'

export function useRenewCode(familyId: string): () => Promise<boolean> {
  const t = useTranslations('family')
  const act = useAct()
  return () => {
    const call = { params: { id: familyId } }
    const sent = send<typeof renewJoinCodeContract>('POST', '/families/{id}/code', call)
    return act('renew', sent, t('renewed'))
  }
}
