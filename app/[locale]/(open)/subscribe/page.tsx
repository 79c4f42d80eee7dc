import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HasAccount } from '@/components/auth/has-account'
import { Registration } from '@/components/auth/registration'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { isOpen } from '@/lib/features/auth/registration/rules'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { readSelf } from '@/lib/features/users/service'
import { Link } from '@/lib/platform/i18n/navigation'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('subscribe')
  return { title: t('title') }
}

type SubscribePageProps = { searchParams: Promise<{ from?: string }> }

export default async function SubscribePage({ searchParams }: SubscribePageProps) {
  const actor = await requireAccess('/subscribe')
  const { from } = await searchParams
  const policy = readRegistrationPolicy()
  const canRegister = isOpen(policy, false)
  const [t, registration, user] = await Promise.all([
    getTranslations('subscribe'),
    getTranslations('registration'),
    actor && readSelf(actor),
  ])
  return (
    <StandalonePage userId={actor?.userId ?? null}>
      <p className="font-bold text-leaf-ink">{t('greeting')}</p>
      <h1 data-low-scene className="mt-1">
        {t('heading')}
      </h1>
      <p className="mt-2 mb-5 text-soft sm:mb-7">{t('text')}</p>
      {from === 'invitation' ? (
        <Alert tone="warning" title={t('invitationFailed')} className="mb-7">
          {canRegister ? t('invitationFailedText') : registration('lostText')}
        </Alert>
      ) : null}
      {user ? (
        <HasAccount email={user.email} />
      ) : (
        <ClientMessages namespaces={['subscribe', 'login']}>
          <Registration policy={policy} allowsPasswords={isPasswordSignInOn()} />
          <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-soft">
            {t('haveAccount')}
            <Link href="/login" className={cn(buttonVariants({ variant: 'link' }))}>
              {t('signIn')}
            </Link>
          </p>
        </ClientMessages>
      )}
    </StandalonePage>
  )
}
