import { getTranslations } from 'next-intl/server'
import { listAddress, readListQuery, type SearchParams } from '@/components/backoffice/list/list-address'
import { CursorPager } from '@/components/backoffice/list/list-pager'
import { PageHeader } from '@/components/backoffice/page-header'
import { ReportsEmpty, ReportsFilters } from '@/components/backoffice/reports/reports-filters'
import { ReportsQueue } from '@/components/backoffice/reports/reports-queue'
import { reportsAddress } from '@/lib/features/moderation/schema'
import { readQueue } from '@/lib/features/moderation/service'
import { env } from '@/lib/platform/config/env'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'

const HERE = '/backoffice/reports'

export const generateMetadata = pageMetadata('reports')

export default async function ReportsPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireAdmin('/backoffice/reports')
  const [t, pages, sent] = await Promise.all([
    getTranslations('moderation'),
    getTranslations('backoffice'),
    readListQuery(searchParams),
  ])
  const asked = reportsAddress.parse(sent)
  const { items, nextCursor } = await readQueue(actor, asked)
  const { status, kind, reason, page } = asked
  const query = { status: status === 'open' ? undefined : status, kind, reason }
  const isFiltered = Boolean(kind || reason || page) || status !== 'open'
  const next = nextCursor && listAddress(HERE, query, { page: nextCursor })
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <ReportsFilters isEmpty={items.length === 0 && !isFiltered} />
      {items.length > 0 ? (
        <ReportsQueue
          key={JSON.stringify([asked, items.map(({ id }) => id)])}
          reports={items}
          zone={actor.timezone ?? env().APP_TIMEZONE}
        />
      ) : (
        <ReportsEmpty isFiltered={isFiltered} />
      )}
      <CursorPager
        first={page ? { href: listAddress(HERE, query, {}), label: pages('firstPage') } : null}
        next={next ? { href: next, label: pages('nextPage') } : null}
      />
    </>
  )
}
