import { ArrowLeft } from 'lucide'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSelector } from '@/components/shell/language-selector'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { requireUser } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('language')
  return { title: t('title') }
}

export default async function LanguagePage() {
  const actor = await requireUser('/settings/language')
  const [t, settings] = await Promise.all([getTranslations('language'), getTranslations('settings')])
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="mt-2 mb-7 text-soft">{t('text')}</p>
      <ClientMessages namespaces={['language']}>
        <LanguageSelector userId={actor.userId} size="large" />
      </ClientMessages>
      <p className="mt-5 text-center">
        <Link href="/settings" className={cn(buttonVariants({ variant: 'link' }))}>
          <Icon of={ArrowLeft} />
          {settings('back')}
        </Link>
      </p>
    </>
  )
}
