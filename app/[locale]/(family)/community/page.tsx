import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Counters } from '@/components/community/counters'
import { CountsProvider } from '@/components/community/counts'
import { EmptyList } from '@/components/community/empty-list'
import { FamilyList } from '@/components/community/family-list'
import { ListTabs } from '@/components/community/list-tabs'
import { parseSearch, parseTab } from '@/components/community/lists'
import { SentRequests } from '@/components/community/sent-requests'
import { ClientMessages } from '@/components/shell/client-messages'
import { readSummary } from '@/lib/features/community/service'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readList, readSentRequests } from './read-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('community')
  return { title: t('title') }
}

type Query = Record<'list' | 'search', string | string[] | undefined>

export default async function CommunityPage({ searchParams }: { searchParams: Promise<Query> }) {
  const actor = await requireFamily('/community')
  const query = await searchParams
  const tab = parseTab(query.list)
  const searched = parseSearch(tab, query.search)
  const [first, sent, summary, t] = await Promise.all([
    readList(actor, tab, searched),
    tab === 'requests' ? readSentRequests(actor) : null,
    readSummary(actor),
    getTranslations('community'),
  ])
  return (
    <ClientMessages namespaces={['community', 'report']}>
      <CountsProvider summary={summary}>
        <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1 sm:mb-6 sm:gap-y-4">
          <div>
            <h1>{t('title')}</h1>
            <p className="mt-1 text-soft max-sm:hidden">{t('intro')}</p>
          </div>
          <Counters />
        </header>
        <ListTabs tab={tab} hasRequests={summary.requests > 0}>
          <FamilyList
            key={tab}
            list={tab}
            searched={searched}
            first={first}
            empty={<EmptyList list={tab} />}
          />
          {sent ? <SentRequests first={sent} /> : null}
        </ListTabs>
      </CountsProvider>
    </ClientMessages>
  )
}
