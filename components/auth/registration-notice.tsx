import { getFormatter, getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import type { RegistrationPolicy } from '@/lib/features/auth/registration/rules'

type RegistrationNoticeProps = {
  policy: RegistrationPolicy
  /** The visitor has an invitation; then only the address's domain can be the reason. */
  isInvited?: boolean
}

/** Shows why an account cannot be created. */
export async function RegistrationNotice({ policy, isInvited = false }: RegistrationNoticeProps) {
  const [t, format] = await Promise.all([getTranslations('registration'), getFormatter()])
  if (policy.mode === 'closed') {
    return <Alert title={t('closedTitle')}>{t('closedText')}</Alert>
  }
  if (isInvited) {
    return (
      <Alert title={t('domainTitle')}>
        {t('domainText', { domains: format.list(policy.domains, { type: 'disjunction' }) })}
      </Alert>
    )
  }
  return <Alert title={t('inviteTitle')}>{t('inviteText')}</Alert>
}
