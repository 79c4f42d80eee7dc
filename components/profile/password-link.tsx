'use client'

import { Mail } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { forgotPasswordContract } from '@/lib/features/auth/recovery/contract'
import { ApiError, send } from '@/lib/platform/http/client'

/** Mails a link that sets a password, for accounts with a provider only. */
export function PasswordLink({ email }: { email: string }) {
  const t = useTranslations('access')
  const errors = useTranslations('errors')
  const [sending, setSending] = useState(false)
  const mail = async () => {
    setSending(true)
    try {
      await send<typeof forgotPasswordContract>('POST', '/auth/forgot-password', { body: { email } })
      void notify('success', t('passwordLinkSent'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" loading={sending} onClick={mail}>
      <Icon of={Mail} />
      {t('passwordLink')}
    </Button>
  )
}
