import { useTranslations } from 'next-intl'
import { Neighbours } from '@/components/art/neighbours'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

export function EmptyFeed() {
  const t = useTranslations('feed')
  return (
    <Card>
      <EmptyState
        headingLevel={3}
        art={<Neighbours />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <>
            <Link href="/challenge/current" className={buttonVariants({})}>
              {t('emptyTask')}
            </Link>
            <Link href="/community" className={buttonVariants({ variant: 'secondary' })}>
              {t('emptyFamilies')}
            </Link>
          </>
        }
      />
    </Card>
  )
}
