'use client'

import { MailCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { resendVerificationContract } from '@/lib/features/auth/recovery/contract'
import { send } from '@/lib/platform/http/api-client'

export function ResendLink() {
  const t = useTranslations('resend')
  const { run, isPending } = useApiMutation(
    () => send<typeof resendVerificationContract>('POST', '/auth/verify-email/resend', {}),
    { success: t('sent') },
  )
  return (
    <Button variant="secondary" size="sm" loading={isPending} onClick={() => run()}>
      <Icon of={MailCheck} />
      {t('send')}
    </Button>
  )
}
