import { ShieldCheck, ShieldOff } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { PasswordLink } from '../password-link'
import { DisableButton } from './disable-button'
import { SetUp } from './set-up'

/** A warning is shown from here on. */
const FEW = 3

type SecondFactorCardProps = {
  email: string
  zone: string
  hasPassword: boolean
  /** False where only providers are allowed. */
  allowsPasswords: boolean
  enabledAt: Date | null
  recoveryCodesLeft: number
}

export async function SecondFactorCard(props: SecondFactorCardProps) {
  const { email, zone, hasPassword, allowsPasswords, enabledAt, recoveryCodesLeft } = props
  const t = await getTranslations('security')
  return (
    <section aria-labelledby="second-factor" className="rounded-card border-2 border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="second-factor" className="text-xl">
          {t('cardTitle')}
        </h2>
        <Badge tone={enabledAt ? 'leaf' : 'plain'}>
          <Icon of={enabledAt ? ShieldCheck : ShieldOff} />
          {t(enabledAt ? 'on' : 'off')}
        </Badge>
      </div>
      <ClientMessages namespaces={['secondFactor', 'access']}>
        {enabledAt || hasPassword ? (
          <SetUp isEnabled={enabledAt !== null}>
            {enabledAt ? (
              <>
                <p className="mt-3">{t('since', { date: formatDate(localDateAt(enabledAt, zone)) })}</p>
                <p className="mb-5 text-soft">
                  {t('left', { count: recoveryCodesLeft })}
                  {recoveryCodesLeft <= FEW ? ` · ${t('few')}` : null}
                </p>
                <DisableButton />
              </>
            ) : (
              <p className="mt-2 text-soft">{t('how')}</p>
            )}
          </SetUp>
        ) : (
          <WithoutPassword {...{ email, allowsPasswords }} />
        )}
      </ClientMessages>
    </section>
  )
}

type WithoutPasswordProps = Pick<SecondFactorCardProps, 'email' | 'allowsPasswords'>

async function WithoutPassword({ email, allowsPasswords }: WithoutPasswordProps) {
  const t = await getTranslations('security')
  if (!allowsPasswords) return <p className="mt-3">{t('byProvider')}</p>
  return (
    <Alert title={t('passwordFirst')} action={<PasswordLink email={email} />} className="mt-4">
      {t('passwordFirstText')}
    </Alert>
  )
}
