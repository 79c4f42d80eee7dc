import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OneTimeSignIn } from '@/components/auth/one-time-sign-in'
import { ResetForm } from '@/components/auth/reset-form'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery')
  return { title: t(isPasswordSignInOn() ? 'resetTitle' : 'onceTitle'), referrer: 'no-referrer' }
}

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const actor = await requireAccess(`/reset-password/${token}`)
  const hasPasswords = isPasswordSignInOn()
  const [t, subscribe] = await Promise.all([getTranslations('recovery'), getTranslations('subscribe')])
  return (
    <StandalonePage userId={actor?.userId ?? null}>
      <h1>{t(hasPasswords ? 'resetTitle' : 'onceTitle')}</h1>
      <p className="mt-2 mb-7 text-soft">{t(hasPasswords ? 'resetText' : 'onceText')}</p>
      <ClientMessages namespaces={['recovery', 'login']}>
        {hasPasswords ? (
          <ResetForm token={token} hint={subscribe('passwordHint')} />
        ) : (
          <OneTimeSignIn token={token} />
        )}
      </ClientMessages>
    </StandalonePage>
  )
}
