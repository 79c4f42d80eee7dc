import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CachedPages } from '@/components/offline/cached-pages'
import { OfflineArt } from '@/components/offline/offline-art'
import { TryAgain } from '@/components/offline/try-again'
import { Card } from '@/components/ui/card'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title'), robots: { index: false } }
}

/** Renders the service worker's fallback, cached without user data. */
export default async function OfflinePage() {
  const [t, common, shell] = await Promise.all([
    getTranslations('offline'),
    getTranslations('common'),
    getTranslations('shell'),
  ])
  const pages = [
    { href: '/challenge/current', label: shell('challenge') },
    { href: '/my-activities', label: shell('myActivities') },
  ]
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-center px-4 py-8 text-center">
      <OfflineArt className="w-56" />
      <h1 className="mt-4">{t('title')}</h1>
      <p className="mt-2 text-lg text-soft">{t('text')}</p>
      <Card className="mt-6 w-full text-left">
        <h2 className="mb-2 text-lg">{t('worksTitle')}</h2>
        <CachedPages pages={pages} none={t('worksNone')}>
          <ul className="grid list-disc gap-1.5 pl-5 text-soft marker:text-leaf">
            <li>{t('worksPhotos')}</li>
            <li>{t('worksRead')}</li>
          </ul>
        </CachedPages>
      </Card>
      <div className="mt-6 grid w-full gap-3">
        <TryAgain label={common('retry')} />
        <p className="text-soft text-sm">{t('waits')}</p>
      </div>
    </main>
  )
}
