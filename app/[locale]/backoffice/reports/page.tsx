import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listAddress } from '@/components/backoffice/list/list-address'
import { CursorPager } from '@/components/backoffice/list/list-pager'
import { ReportsEmpty, ReportsFilters } from '@/components/backoffice/reports/reports-filters'
import { ReportsQueue } from '@/components/backoffice/reports/reports-queue'
import { reportsAddress } from '@/lib/features/moderation/schema'
import { readQueue } from '@/lib/features/moderation/service'
import { env } from '@/lib/platform/config/env'
import { requireAdmin } from '@/lib/platform/session/require-access'

const HERE = '/backoffice/reports'

type ReportsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const [t, backoffice] = await Promise.all([getTranslations('moderation'), getTranslations('backoffice')])
  return { title: `${t('title')} · ${backoffice('title')}` }
}

export default async function ReportsPage({ searchParams }: ReportsPageProps) {
  const actor = await requireAdmin('/backoffice/reports')
  const [t, pages, sent] = await Promise.all([
    getTranslations('moderation'),
    getTranslations('backoffice'),
    searchParams,
  ])
  const asked = reportsAddress.parse(
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value].flat()[0]])),
  )
  const { items, nextCursor } = await readQueue(actor, asked)
  const { status, kind, reason, page } = asked
  const query = { status: status === 'open' ? undefined : status, kind, reason }
  const next = nextCursor && listAddress(HERE, query, { page: nextCursor })
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="mt-1 max-w-prose text-soft">{t('text')}</p>
      <ReportsFilters />
      {items.length > 0 ? (
        <ReportsQueue
          key={JSON.stringify([asked, items.map(({ id }) => id)])}
          reports={items}
          zone={actor.timezone ?? env().APP_TIMEZONE}
        />
      ) : (
        <ReportsEmpty isFiltered={Boolean(kind || reason || page) || status !== 'open'} />
      )}
      <CursorPager
        first={page ? { href: listAddress(HERE, query, {}), label: pages('firstPage') } : null}
        next={next ? { href: next, label: pages('nextPage') } : null}
      />
    </>
  )
}
