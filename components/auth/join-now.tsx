'use client'

import { Sprout } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { acceptInvitationContract } from '@/lib/features/auth/acceptance/contract'
import { ApiError, send } from '@/lib/platform/http/client'
import { leaveTo } from './leave-to'

export function JoinNow({ uuid }: { uuid: string }) {
  const t = useTranslations('invited')
  const errors = useTranslations('errors')
  const [joining, setJoining] = useState(false)
  const [failure, setFailure] = useState<string>()

  const join = async () => {
    setJoining(true)
    setFailure(undefined)
    try {
      await send<typeof acceptInvitationContract>('POST', '/user/uuid/{uuid}/accept', { params: { uuid } })
      await leaveTo('/profile/edit')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.fields.uuid?.[0] ?? (error.message || errors('network')))
    }
    setJoining(false)
  }

  return (
    <>
      <FormError message={failure} />
      <Button size="lg" loading={joining} onClick={join} className="w-full">
        <Icon of={Sprout} />
        {t('join')}
      </Button>
    </>
  )
}
