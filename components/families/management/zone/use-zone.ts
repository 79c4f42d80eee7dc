'use client'

import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { send } from '@/lib/platform/http/api-client'

export function useZone(familyId: string) {
  const t = useTranslations('family')
  return useApiMutation(
    (timezone: string) =>
      send<typeof updateFamilyContract>('PUT', '/families/{id}', {
        params: { id: familyId },
        body: { timezone },
      }),
    { success: t('zoneSaved'), error: t('failed.zone'), refresh: true },
  )
}
