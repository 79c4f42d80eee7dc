import { getTranslations } from 'next-intl/server'
import { InstallationSections } from '@/components/backoffice/installation/installation-sections'
import { PageHeader } from '@/components/backoffice/page-header'
import { readInstallation } from '@/lib/features/installation/overview/service'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'

export const generateMetadata = pageMetadata('installation')

export default async function InstallationPage() {
  const actor = await requireAdmin('/backoffice/installation')
  const [t, overview] = await Promise.all([getTranslations('installation'), readInstallation(actor)])
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <InstallationSections {...overview} />
    </>
  )
}
