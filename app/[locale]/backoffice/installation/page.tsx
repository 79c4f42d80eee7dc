import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InstallationSections } from '@/components/backoffice/installation/installation-sections'
import { readInstallation } from '@/lib/features/installation/overview/service'
import { requireAdmin } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const [t, backoffice] = await Promise.all([getTranslations('installation'), getTranslations('backoffice')])
  return { title: `${t('title')} · ${backoffice('title')}` }
}

export default async function InstallationPage() {
  const actor = await requireAdmin('/backoffice/installation')
  const [t, overview] = await Promise.all([getTranslations('installation'), readInstallation(actor)])
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="mt-1 text-soft">{t('text')}</p>
      <InstallationSections {...overview} />
    </>
  )
}
