'use client'

import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { renewJoinCodeContract } from '@/lib/features/families/contract'
import { send } from '@/lib/platform/http/api-client'

export function useRenewCode(familyId: string) {
  const t = useTranslations('family')
  return useApiMutation(
    () => send<typeof renewJoinCodeContract>('POST', '/families/{id}/code', { params: { id: familyId } }),
    { success: t('renewed'), error: t('failed.renew'), refresh: true },
  )
}
