'use client'

import { RefreshCw } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useRenewCode } from './use-renew-code'

/** Renews an expired code without a confirmation: nothing is lost. */
export function RenewButton({ familyId }: { familyId: string }) {
  const t = useTranslations('family')
  const renew = useRenewCode(familyId)
  const [busy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    await renew().finally(() => setBusy(false))
  }
  return (
    <Button className="mt-4" loading={busy} onClick={onClick}>
      <Icon of={RefreshCw} />
      {t('renewConfirm')}
    </Button>
  )
}
