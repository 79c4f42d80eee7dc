import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { toReturnPath } from '@/components/auth/return-path'
import { SignOutNow } from '@/components/auth/sign-out-now'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('logout')
  return { title: t('title') }
}

type SignOutPageProps = { searchParams: Promise<{ next?: string | string[] }> }

export default async function SignOutPage({ searchParams }: SignOutPageProps) {
  await requireAccess('/logout')
  const { next } = await searchParams
  const t = await getTranslations('logout')
  const isFromElsewhere = (await headers()).get('sec-fetch-site') === 'cross-site'
  return (
    <StandalonePage userId={null}>
      <h1 className="mb-4 text-center">{t('title')}</h1>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <ClientMessages namespaces={['logout']}>
        <SignOutNow next={toReturnPath(next, '/login')} mustConfirm={isFromElsewhere} />
      </ClientMessages>
    </StandalonePage>
  )
}
