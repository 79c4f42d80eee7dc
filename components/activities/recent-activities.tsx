import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'
import { ActivityList, type ActivityListProps } from './activity-list'

export function RecentActivities(list: ActivityListProps) {
  const t = useTranslations('myActivities')
  return (
    <section aria-labelledby="recent-title" className="mt-8 lg:mt-10">
      <h2 id="recent-title" className="mb-4">
        {t('recent')}
      </h2>
      {list.items.length === 0 ? (
        <Card>
          <EmptyState
            headingLevel={3}
            art={<EmptyPot />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link href="/challenge/current" className={buttonVariants({})}>
                {t('emptyAction')}
              </Link>
            }
          />
        </Card>
      ) : (
        <ActivityList {...list} />
      )}
    </section>
  )
}
