import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignInToVerify } from '@/components/auth/sign-in-to-verify'
import { VerifyNow } from '@/components/auth/verify-now'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { readSignInMethods } from '@/lib/features/auth/credentials/service'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery')
  return { title: t('verifyTitle'), referrer: 'no-referrer' }
}

export default async function VerifyEmailPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const actor = await requireAccess(`/verify-email/${token}`)
  const unconfirmed = actor !== null && !(await readSignInMethods(actor)).emailVerified
  const t = await getTranslations('recovery')
  return (
    <StandalonePage userId={actor?.userId ?? null}>
      <h1 className="mb-6">{t('verifyTitle')}</h1>
      <ClientMessages namespaces={['recovery', 'resend']}>
        {actor ? <VerifyNow token={token} unconfirmed={unconfirmed} /> : <SignInToVerify token={token} />}
      </ClientMessages>
    </StandalonePage>
  )
}
