'use client'

import { MailCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { resendVerificationContract } from '@/lib/features/auth/recovery/contract'
import { ApiError, send } from '@/lib/platform/http/client'

/** Shows why the settings were not saved, with a link when only a confirmed address is missing. */
export function PrivacySettingsError({ refusal }: { refusal: ApiError }) {
  const t = useTranslations('privacySettings')
  const tErrors = useTranslations('errors')
  const [sending, setSending] = useState(false)
  const message = refusal.message || tErrors('network')
  if (refusal.code !== 'email_not_verified') return <Alert tone="error" role="alert" title={message} />

  const resend = async () => {
    setSending(true)
    try {
      await send<typeof resendVerificationContract>('POST', '/auth/verify-email/resend', {})
      void notify('success', t('linkSent'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || tErrors('network'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Alert
      tone="warning"
      role="alert"
      title={message}
      action={
        <Button variant="secondary" size="sm" loading={sending} onClick={resend}>
          <Icon of={MailCheck} />
          {t('sendLink')}
        </Button>
      }
    >
      {t('unverified')}
    </Alert>
  )
}
