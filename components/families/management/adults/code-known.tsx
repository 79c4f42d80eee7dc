'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { renewJoinCodeContract } from '@/lib/families/contract'
import { send } from '@/lib/http/client'
import { useAct } from '../use-act'

type CodeKnownProps = { familyId: string; name: string; onDone: () => void }

/** Who was removed could come in again by the code, as long as it is the same. */
export function CodeKnown({ familyId, name, onDone }: CodeKnownProps) {
  const t = useTranslations('family')
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    const call = { params: { id: familyId } }
    const sent = send<typeof renewJoinCodeContract>('POST', '/families/{id}/code', call)
    if (await act('renew', sent, t('renewed'))) onDone()
    else setBusy(false)
  }
  return (
    <Alert
      tone="warning"
      role="status"
      className="mb-4"
      action={
        <Button size="sm" variant="secondary" loading={busy} onClick={renew}>
          {t('renew')}
        </Button>
      }
    >
      {t('codeKnown', { name })}
    </Alert>
  )
}
