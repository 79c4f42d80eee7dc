import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { toBackofficePath } from '@/components/auth/return-path'
import { AccessSection } from '@/components/profile/access-section'
import { SecondFactorCard } from '@/components/profile/second-factor/second-factor-card'
import { AccountCard } from '@/components/shell/account-card'
import { BackLink } from '@/components/shell/back-link'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { readSecondFactor } from '@/lib/features/auth/second-factor/service'
import { listSessions } from '@/lib/features/auth/sessions/service'
import { readSelf } from '@/lib/features/users/service'
import { env } from '@/lib/platform/config/env'
import { Link } from '@/lib/platform/i18n/navigation'
import { needsSecondFactor } from '@/lib/platform/session/admin-access'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireUser } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('security')
  return { title: t('title') }
}

type SecurityPageProps = { searchParams: Promise<{ next?: string | string[] }> }

export default async function SecurityPage({ searchParams }: SecurityPageProps) {
  const { next } = await searchParams
  const actor = await requireUser('/settings/security')
  const [t, settings, factor, { email, hasFamily }] = await Promise.all([
    getTranslations('security'),
    getTranslations('settings'),
    readSecondFactor(actor),
    readSelf(actor),
  ])
  const allowsPasswords = isPasswordSignInOn()
  const textAlone = factor.enabledAt ? 'textOn' : 'textAlone'
  const zone = actor.timezone ?? env().APP_TIMEZONE
  return (
    <>
      <BackLink href="/settings">{settings('back')}</BackLink>
      <AccountCard>
        <h1 className={allowsPasswords ? 'mb-2' : 'mb-6'}>{t('title')}</h1>
        {allowsPasswords ? <p className="mb-6 text-soft">{t(hasFamily ? 'text' : textAlone)}</p> : null}
        {needsSecondFactor(actor) ? (
          <Alert tone="warning" title={t('requiredTitle')} className="mb-6">
            {t(factor.enabledAt ? 'againText' : 'requiredText')}
          </Alert>
        ) : null}
        <SecondFactorCard {...factor} email={email} allowsPasswords={allowsPasswords} zone={zone} />
        {hasFamily ? (
          <AccessSection allowsPasswords={allowsPasswords} sessions={await listSessions(actor)} zone={zone} />
        ) : null}
        {actor.isAdmin && actor.hasSecondFactor ? (
          <p className="mt-5 text-center">
            <Link
              href={toBackofficePath(next, '/environment-selection')}
              className={cn(buttonVariants({ variant: 'link' }))}
            >
              {t('backoffice')}
            </Link>
          </p>
        ) : null}
      </AccountCard>
    </>
  )
}
