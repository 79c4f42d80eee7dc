import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { LoginPanel } from '@/components/auth/login-panel'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/i18n/navigation'
import { gate } from '@/lib/session/gate'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login')
  return { title: t('title') }
}

export default async function LoginPage() {
  await gate('/login')
  const t = await getTranslations('login')
  return (
    <GardenPage userId={null}>
      <h1>{t('greeting')}</h1>
      <p className="mt-2 mb-7 text-soft">{t('text')}</p>
      <ClientMessages namespaces={['login']}>
        <LoginPanel />
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
