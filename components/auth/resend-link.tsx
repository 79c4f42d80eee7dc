'use client'

import { MailCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { resendVerificationContract } from '@/lib/features/auth/recovery/contract'
import { ApiError, send } from '@/lib/platform/http/client'

export function ResendLink() {
  const t = useTranslations('resend')
  const errors = useTranslations('errors')
  const [sending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    try {
      await send<typeof resendVerificationContract>('POST', '/auth/verify-email/resend', {})
      void notify('success', t('sent'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" loading={sending} onClick={resend}>
      <Icon of={MailCheck} />
      {t('send')}
    </Button>
  )
}
