'use client'

import { RefreshCw } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useRenewCode } from './use-renew-code'

/** Renews an expired code without a confirmation. */
export function RenewButton({ familyId }: { familyId: string }) {
  const t = useTranslations('family')
  const { run, isPending } = useRenewCode(familyId)
  return (
    <Button className="mt-4" loading={isPending} onClick={() => run()}>
      <Icon of={RefreshCw} />
      {t('renewConfirm')}
    </Button>
  )
}
