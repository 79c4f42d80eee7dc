import { getTranslations } from 'next-intl/server'
import { readListQuery, type SearchParams } from '@/components/backoffice/list/list-address'
import { CursorPager } from '@/components/backoffice/list/list-pager'
import { PageHeader } from '@/components/backoffice/page-header'
import {
  ReportsEmpty,
  ReportsFilters,
  ReportsTabs,
  reportsHref,
} from '@/components/backoffice/reports/reports-filters'
import { ReportsQueue } from '@/components/backoffice/reports/reports-queue'
import { reportsAddress } from '@/lib/features/moderation/schema'
import { readQueue } from '@/lib/features/moderation/service'
import { env } from '@/lib/platform/config/env'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'

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
  const { page, ...query } = asked
  const isFiltered = Boolean(query.kind || query.reason || page)
  const isEmpty = items.length === 0
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <ReportsTabs asked={query}>
        {isEmpty && !isFiltered ? null : <ReportsFilters />}
        {isEmpty ? (
          <ReportsEmpty status={query.status} isFiltered={isFiltered} />
        ) : (
          <ReportsQueue
            key={JSON.stringify([asked, items.map(({ id }) => id)])}
            reports={items}
            zone={actor.timezone ?? env().APP_TIMEZONE}
          />
        )}
        <CursorPager
          first={page ? { href: reportsHref(query), label: pages('firstPage') } : null}
          next={nextCursor ? { href: reportsHref(query, nextCursor), label: pages('nextPage') } : null}
        />
      </ReportsTabs>
    </>
  )
}
