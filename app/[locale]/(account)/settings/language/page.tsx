import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountCard } from '@/components/shell/account-card'
import { BackLink } from '@/components/shell/back-link'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSelector } from '@/components/shell/language-selector'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
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
      <BackLink href="/settings">{settings('back')}</BackLink>
      <AccountCard>
        <h1>{t('title')}</h1>
        <p className="mt-2 mb-7 text-soft">{t('text')}</p>
        <ClientMessages namespaces={['language']}>
          <LanguageSelector userId={actor.userId} greetings={await readGreetings()} />
        </ClientMessages>
      </AccountCard>
    </>
  )
}

async function readGreetings() {
  const greetings = LOCALES.map(async (locale) => {
    const t = await getTranslations({ locale, namespace: 'language' })
    return [locale, { hello: t('hello'), text: t('goodMorning') }] as const
  })
  return Object.fromEntries(await Promise.all(greetings)) as Record<Locale, { hello: string; text: string }>
}
