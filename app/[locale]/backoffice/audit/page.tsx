import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuditEmpty, AuditFilterNotice, AuditFilters } from '@/components/backoffice/audit/audit-filters'
import { AuditTable } from '@/components/backoffice/audit/audit-table'
import { listAddress } from '@/components/backoffice/list/list-address'
import { CursorPager } from '@/components/backoffice/list/list-pager'
import { auditAddress } from '@/lib/features/audit/schema'
import { readAuditPage } from '@/lib/features/audit/service'
import { env } from '@/lib/platform/config/env'
import { requireAdmin } from '@/lib/platform/session/require-access'

const HERE = '/backoffice/audit'

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const [t, backoffice] = await Promise.all([getTranslations('auditLog'), getTranslations('backoffice')])
  return { title: `${t('title')} · ${backoffice('title')}` }
}

export default async function AuditPage({ searchParams }: AuditPageProps) {
  const actor = await requireAdmin('/backoffice/audit')
  const [t, sent] = await Promise.all([getTranslations('auditLog'), searchParams])
  const asked = auditAddress.parse(
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value].flat()[0] || undefined])),
  )
  const { items, nextCursor } = await readAuditPage(actor, asked)
  const { page, ...query } = asked
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="mt-1 text-soft">{t('text')}</p>
      <AuditFilters />
      {asked.subjectId ? <AuditFilterNotice subjectId={asked.subjectId} entry={items[0]} /> : null}
      <div className="mt-5">
        {items.length > 0 ? (
          <AuditTable entries={items} zone={actor.timezone ?? env().APP_TIMEZONE} />
        ) : (
          <AuditEmpty />
        )}
      </div>
      <CursorPager
        first={page ? { href: listAddress(HERE, query, {}), label: t('newest') } : null}
        next={nextCursor ? { href: listAddress(HERE, query, { page: nextCursor }), label: t('older') } : null}
      />
    </>
  )
}
