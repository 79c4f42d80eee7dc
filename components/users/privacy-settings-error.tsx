'use client'

import { MailCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { resendVerificationContract } from '@/lib/features/auth/recovery/contract'
import { type ApiError, send } from '@/lib/platform/http/api-client'

/** Shows why the settings were not saved. */
export function PrivacySettingsError({ error }: { error: ApiError }) {
  const t = useTranslations('privacySettings')
  const tErrors = useTranslations('errors')
  const { run, isPending } = useApiMutation(
    () => send<typeof resendVerificationContract>('POST', '/auth/verify-email/resend', {}),
    { success: t('linkSent') },
  )
  const message = error.message || tErrors('network')
  if (error.code !== 'email_not_verified') return <Alert tone="error" role="alert" title={message} />
  return (
    <Alert
      tone="warning"
      role="alert"
      title={message}
      action={
        <Button variant="secondary" size="sm" loading={isPending} onClick={() => run()}>
          <Icon of={MailCheck} />
          {t('sendLink')}
        </Button>
      }
    >
      {t('unverified')}
    </Alert>
  )
}
