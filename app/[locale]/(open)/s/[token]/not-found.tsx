import { getTranslations } from 'next-intl/server'
import { StandalonePage } from '@/components/shell/standalone-page'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/platform/i18n/navigation'

export default async function CardNotFound() {
  const t = await getTranslations('sharedCard')
  return (
    <StandalonePage userId={null}>
      <h1 className="mb-3">{t('goneTitle')}</h1>
      <p className="mb-6 text-soft">{t('goneText')}</p>
      <Link href="/how-it-works" className={buttonVariants()}>
        {t('goneNext')}
      </Link>
    </StandalonePage>
  )
}
