import { getTranslations } from 'next-intl/server'
import { StandalonePage } from '@/components/shell/standalone-page'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/platform/i18n/navigation'

export default async function SubscriptionNotFound() {
  const t = await getTranslations('unsubscribe')
  return (
    <StandalonePage userId={null}>
      <h1 className="mb-3">{t('goneTitle')}</h1>
      <p className="mb-6 text-soft">{t('goneText')}</p>
      <Link href="/settings/notifications" className={buttonVariants()}>
        {t('goneNext')}
      </Link>
    </StandalonePage>
  )
}
