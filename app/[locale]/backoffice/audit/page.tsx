import { getTranslations } from 'next-intl/server'
import { AuditFilterNotice, AuditFilters } from '@/components/backoffice/audit/audit-filters'
import { AuditTable } from '@/components/backoffice/audit/audit-table'
import { EmptyList } from '@/components/backoffice/list/empty-list'
import { listAddress, readListQuery, type SearchParams } from '@/components/backoffice/list/list-address'
import { CursorPager } from '@/components/backoffice/list/list-pager'
import { PageHeader } from '@/components/backoffice/page-header'
import { auditAddress } from '@/lib/features/audit/schema'
import { readAuditPage } from '@/lib/features/audit/service'
import { env } from '@/lib/platform/config/env'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'

const HERE = '/backoffice/audit'

export const generateMetadata = pageMetadata('audit')

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireAdmin('/backoffice/audit')
  const [t, sent] = await Promise.all([getTranslations('auditLog'), readListQuery(searchParams)])
  const asked = auditAddress.parse(sent)
  const { items, nextCursor } = await readAuditPage(actor, asked)
  const { page, ...query } = asked
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <AuditFilters />
      {asked.subjectId ? <AuditFilterNotice subjectId={asked.subjectId} entry={items[0]} /> : null}
      <div className="mt-5">
        {items.length > 0 ? (
          <AuditTable entries={items} zone={actor.timezone ?? env().APP_TIMEZONE} />
        ) : (
          <EmptyList
            title={t('emptyTitle')}
            text={t('emptyText')}
            link={{ href: HERE, label: t('filter.clear') }}
          />
        )}
      </div>
      <CursorPager
        first={page ? { href: listAddress(HERE, query, {}), label: t('newest') } : null}
        next={nextCursor ? { href: listAddress(HERE, query, { page: nextCursor }), label: t('older') } : null}
      />
    </>
  )
}
