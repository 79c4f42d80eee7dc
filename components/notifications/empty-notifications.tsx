import { useTranslations } from 'next-intl'
import { Neighbours } from '@/components/art/neighbours'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

export function EmptyNotifications() {
  const t = useTranslations('notifications')
  return (
    <Card>
      <EmptyState
        art={<Neighbours />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link href="/activity-feed" className={buttonVariants({ variant: 'secondary' })}>
            {t('emptyAction')}
          </Link>
        }
      />
    </Card>
  )
}
