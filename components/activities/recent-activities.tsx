import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { ActivityView } from '@/lib/completions/schema'
import { Link } from '@/lib/i18n/navigation'
import { ActivityCard } from './activity-card'
import { activityGrid } from './activity-grid'
import { MoreActivities } from './more-activities'

type RecentActivitiesProps = { items: readonly ActivityView[]; nextCursor: string | null; limit: number }

/** What the family did, newest first. */
export function RecentActivities({ items, nextCursor, limit }: RecentActivitiesProps) {
  const t = useTranslations('myActivities')
  return (
    <section aria-labelledby="recent-title" className="mt-8 lg:mt-10">
      <h2 id="recent-title" className="mb-4">
        {t('recent')}
      </h2>
      {items.length === 0 ? (
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
        <ul className={activityGrid}>
          {items.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor ? (
        <ClientMessages namespaces={['myActivities']}>
          {/* After a new photo the list begins anew: the old cursor would leave out what moved down. */}
          <MoreActivities key={nextCursor} cursor={nextCursor} limit={limit} />
        </ClientMessages>
      ) : null}
    </section>
  )
}
