import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { LogoutNow } from '@/components/auth/logout-now'
import { ClientMessages } from '@/components/shell/client-messages'
import { gate } from '@/lib/session/gate'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('logout')
  return { title: t('title') }
}

/** The way back to an invitation that is for somebody else than who was signed in. */
const INVITATION = /^\/u\/[\da-f-]{36}$/

type LogoutPageProps = { searchParams: Promise<{ next?: string | string[] }> }

export default async function LogoutPage({ searchParams }: LogoutPageProps) {
  await gate('/logout')
  const { next } = await searchParams
  const t = await getTranslations('logout')
  return (
    <GardenPage userId={null}>
      <h1 className="mb-4 text-center">{t('title')}</h1>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <ClientMessages namespaces={['logout']}>
        <LogoutNow next={typeof next === 'string' && INVITATION.test(next) ? next : '/login'} />
      </ClientMessages>
    </GardenPage>
  )
}
