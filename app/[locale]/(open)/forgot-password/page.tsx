import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ForgotForm } from '@/components/auth/forgot-form'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { canSendMail } from '@/lib/features/notifications/settings/service'
import { Link } from '@/lib/platform/i18n/navigation'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery')
  return { title: t('forgotTitle') }
}

export default async function ForgotPasswordPage() {
  const actor = await requireAccess('/forgot-password')
  const t = await getTranslations('recovery')
  return (
    <StandalonePage userId={actor?.userId ?? null}>
      <h1>{t('forgotTitle')}</h1>
      {isPasswordSignInOn() ? (
        <>
          {canSendMail() ? (
            <p className="mt-2 mb-7 text-soft">{t('forgotText')}</p>
          ) : (
            <Alert tone="info" className="mt-4 mb-7">
              {t('noMail')}
            </Alert>
          )}
          <ClientMessages namespaces={['recovery', 'login']}>
            <ForgotForm canSendMail={canSendMail()} />
          </ClientMessages>
        </>
      ) : (
        <p className="mt-2 text-soft">{t('noPasswords')}</p>
      )}
      <p className="mt-6 text-center">
        <Link href="/login" className={cn(buttonVariants({ variant: 'link' }))}>
          {t('backToLogin')}
        </Link>
      </p>
    </StandalonePage>
  )
}
