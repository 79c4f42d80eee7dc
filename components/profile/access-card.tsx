import { BadgeCheck, MailWarning } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { ResendLink } from '@/components/auth/resend-link'
import { ClientMessages } from '@/components/shell/client-messages'
import { Badge } from '@/components/ui/badge'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { ChangeButton } from './access-buttons'
import { FactRow } from './fact-row'
import { PasswordLink } from './password-link'
import { getProviderName } from './provider-name'

type Access = {
  email: string
  emailVerified: boolean
  newEmail: string | null
  hasPassword: boolean
  providers: readonly string[]
}

type AccessCardProps = {
  access: Access
  /** False where only providers are allowed. */
  allowsPasswords: boolean
  openIdName: string
}

export async function AccessCard({ access, allowsPasswords, openIdName }: AccessCardProps) {
  const [t, consent] = await Promise.all([getTranslations('profile'), getTranslations('consent')])
  const { email, emailVerified, newEmail, hasPassword, providers } = access
  return (
    <Card as="section" aria-labelledby="access" className="flex flex-col">
      <CardHeader className="mb-1 min-h-9">
        <CardTitle id="access">{t('accessTitle')}</CardTitle>
      </CardHeader>
      <ClientMessages namespaces={['access', 'resend']}>
        <dl className="@container flex grow flex-col divide-y divide-line">
          <FactRow label={t('email')} action={hasPassword && <ChangeButton what="email" />}>
            <span className="wrap-anywhere font-bold">{email}</span>
            <EmailState verified={emailVerified} />
            {newEmail ? (
              <p className="mt-2 break-words text-soft text-sm">{t('emailWaits', { email: newEmail })}</p>
            ) : null}
          </FactRow>
          {allowsPasswords ? (
            <FactRow
              label={t('password')}
              action={hasPassword ? <ChangeButton what="password" /> : <PasswordLink email={email} />}
              isActionBelow={!hasPassword}
            >
              {hasPassword ? (
                <span className="font-bold">
                  <span aria-hidden>••••••••</span>
                  <span className="sr-only">{t('passwordSet')}</span>
                </span>
              ) : (
                <span className="text-soft">{t('passwordNone')}</span>
              )}
            </FactRow>
          ) : null}
          {providers.length > 0 ? (
            <FactRow label={t('providers')}>
              <span className="font-bold">
                {providers.map((provider) => getProviderName(provider, openIdName, consent)).join(', ')}
              </span>
            </FactRow>
          ) : null}
        </dl>
      </ClientMessages>
    </Card>
  )
}

async function EmailState({ verified }: { verified: boolean }) {
  const t = await getTranslations('profile')
  if (verified) {
    return (
      <Badge tone="leaf" size="sm" className="mt-1.5 w-fit">
        <Icon of={BadgeCheck} />
        {t('emailVerified')}
      </Badge>
    )
  }
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone="sun" size="sm">
        <Icon of={MailWarning} />
        {t('emailUnverified')}
      </Badge>
      <ResendLink />
    </span>
  )
}
