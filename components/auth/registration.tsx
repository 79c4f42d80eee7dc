import { getFormatter, getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { isOpen, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { RegisterForm } from './register-form'
import { RegistrationNotice } from './registration-notice'

type RegistrationProps = { policy: RegistrationPolicy; allowsPasswords: boolean }

/** Shows the registration form, or why registration is closed. */
export async function Registration({ policy, allowsPasswords }: RegistrationProps) {
  const [t, registration, format] = await Promise.all([
    getTranslations('subscribe'),
    getTranslations('registration'),
    getFormatter(),
  ])
  if (!isOpen(policy, false)) return <RegistrationNotice policy={policy} />
  if (!allowsPasswords) return <Alert title={t('providersOnly')}>{t('providersOnlyText')}</Alert>
  const { domains } = policy
  return (
    <>
      {domains.length > 0 ? (
        <Alert className="mb-7">
          {registration('domains', { domains: format.list(domains, { type: 'disjunction' }) })}
        </Alert>
      ) : null}
      <RegisterForm />
    </>
  )
}
