'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { send } from '@/lib/platform/http/client'
import { useAct } from '../use-act'

export function useZone(familyId: string) {
  const t = useTranslations('family')
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const change = async (timezone: string) => {
    setBusy(true)
    const call = { params: { id: familyId }, body: { timezone } }
    const worked = await act(
      'zone',
      send<typeof updateFamilyContract>('PUT', '/families/{id}', call),
      t('zoneSaved'),
    )
    setBusy(false)
    return worked
  }
  return { change, busy }
}
