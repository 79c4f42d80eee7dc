import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { LoginPanel } from '@/components/auth/login-panel'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { invitedPerson } from '@/lib/auth/invitations/service'
import { Link } from '@/lib/i18n/navigation'
import { gate } from '@/lib/session/gate'
import { configuredProviders } from '@/lib/session/provider'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login')
  return { title: t('title'), referrer: 'no-referrer' }
}

type LoginPageProps = { searchParams: Promise<{ uuid?: string; error?: string }> }

export default async function LoginPage({ searchParams }: LoginPageProps) {
  await gate('/login')
  const { uuid, error } = await searchParams
  const invited = typeof uuid === 'string' ? await invitedPerson(uuid) : null
  const t = await getTranslations('login')
  const invitation = invited && t(invited.hasAccount ? 'joinText' : 'completeText')
  return (
    <GardenPage userId={null}>
      <h1>{t('greeting')}</h1>
      <p className="mt-2 mb-7 text-soft">{invitation ?? t('text')}</p>
      <ClientMessages namespaces={['login', 'subscribe']}>
        <LoginPanel
          invited={invited}
          providers={configuredProviders()}
          failure={(await getTranslations('errors'))('login_error_google_failed')}
          failed={error !== undefined}
        />
      </ClientMessages>
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-soft">
        {t('newHere')}
        <Link href="/subscribe" className={cn(buttonVariants({ variant: 'link' }))}>
          {t('create')}
        </Link>
      </p>
    </GardenPage>
  )
}
