'use client'

import { RefreshCw } from 'lucide'
import { useTranslations } from 'next-intl'
import { Confirmation } from '@/components/form/confirmation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import { useRenewCode } from './use-renew-code'

/** Replaces a valid code after a confirmation. */
export function NewCodeButton({ familyId, code }: { familyId: string; code: string }) {
  const t = useTranslations('family')
  const { run } = useRenewCode(familyId)
  const question = useDialog()
  const renew = async () => {
    await run()
    question.close()
  }
  return (
    <>
      <Button variant="ghost" size="sm" className="-mx-2 px-2 text-soft" onClick={question.show}>
        <Icon of={RefreshCw} />
        {t('renew')}
      </Button>
      <Confirmation
        dialog={question}
        title={t('renewTitle')}
        text={t('renewText', { code })}
        confirmLabel={t('renewConfirm')}
        onConfirm={renew}
      />
    </>
  )
}
