import { getTranslations } from 'next-intl/server'
import { GardenPage } from '@/components/auth/garden-page'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/platform/i18n/navigation'

export default async function CardNotFound() {
  const t = await getTranslations('sharedCard')
  return (
    <GardenPage userId={null}>
      <h1 className="mb-3">{t('goneTitle')}</h1>
      <p className="mb-6 text-soft">{t('goneText')}</p>
      <Link href="/how-it-works" className={buttonVariants()}>
        {t('goneNext')}
      </Link>
    </GardenPage>
  )
}
