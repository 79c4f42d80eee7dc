'use client'

import { Mail } from 'lucide'
import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { forgotPasswordContract } from '@/lib/features/auth/recovery/contract'
import { send } from '@/lib/platform/http/api-client'

/** Mails a password link, for accounts with a provider only. */
export function PasswordLink({ email }: { email: string }) {
  const t = useTranslations('access')
  const { run, isPending } = useApiMutation(
    () => send<typeof forgotPasswordContract>('POST', '/auth/forgot-password', { body: { email } }),
    { success: t('passwordLinkSent') },
  )
  return (
    <Button variant="secondary" size="sm" loading={isPending} onClick={() => run()}>
      <Icon of={Mail} />
      {t('passwordLink')}
    </Button>
  )
}
