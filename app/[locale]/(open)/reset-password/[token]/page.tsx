import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { ResetForm } from '@/components/auth/reset-form'
import { ClientMessages } from '@/components/shell/client-messages'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery')
  return { title: t('resetTitle'), referrer: 'no-referrer' }
}

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const actor = await requireAccess(`/reset-password/${token}`)
  const [t, subscribe] = await Promise.all([getTranslations('recovery'), getTranslations('subscribe')])
  return (
    <GardenPage userId={actor?.userId ?? null}>
      <h1>{t('resetTitle')}</h1>
      <p className="mt-2 mb-7 text-soft">{t('resetText')}</p>
      <ClientMessages namespaces={['recovery', 'login']}>
        <ResetForm token={token} hint={subscribe('passwordHint')} />
      </ClientMessages>
    </GardenPage>
  )
}
