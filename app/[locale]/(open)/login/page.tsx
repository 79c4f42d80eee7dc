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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login')
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ uuid?: string }> }) {
  await gate('/login')
  const { uuid } = await searchParams
  const invited = typeof uuid === 'string' ? await invitedPerson(uuid) : null
  const t = await getTranslations('login')
  const invitation = invited && t(invited.hasAccount ? 'joinText' : 'completeText')
  return (
    <GardenPage userId={null}>
      <h1>{t('greeting')}</h1>
      <p className="mt-2 mb-7 text-soft">{invitation ?? t('text')}</p>
      <ClientMessages namespaces={['login', 'subscribe']}>
        <LoginPanel invited={invited} />
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
