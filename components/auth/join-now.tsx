'use client'

import { Sprout } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { acceptForMeContract } from '@/lib/features/auth/acceptance/contract'
import { send } from '@/lib/platform/http/api-client'
import { leaveTo } from './leave-to'

export function JoinNow({ invitationToken }: { invitationToken: string }) {
  const t = useTranslations('invited')
  const errors = useTranslations('errors')
  const [errorMessage, setErrorMessage] = useState<string>()
  const { run, isPending } = useApiMutation(
    () =>
      send<typeof acceptForMeContract>('POST', '/user/uuid/{uuid}/accept', {
        params: { uuid: invitationToken },
      }),
    {
      onSuccess: () => leaveTo('/profile/edit'),
      onError: (error) => {
        setErrorMessage(error.fields.uuid?.[0] ?? (error.message || errors('network')))
        return true
      },
    },
  )
  const join = () => {
    setErrorMessage(undefined)
    void run()
  }

  return (
    <>
      <FormError message={errorMessage} />
      <Button size="lg" loading={isPending} onClick={join} className="w-full">
        <Icon of={Sprout} />
        {t('join')}
      </Button>
    </>
  )
}
