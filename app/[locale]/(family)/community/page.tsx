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
import { readFollowerView, readSummary } from '@/lib/features/community/service'
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
  const isRequests = tab === 'requests'
  const [first, sent, view, summary, t] = await Promise.all([
    readList(actor, tab, searched),
    isRequests ? readSentRequests(actor) : null,
    isRequests ? readFollowerView(actor) : null,
    readSummary(actor),
    getTranslations('community'),
  ])
  return (
    <ClientMessages namespaces={['community', 'report']}>
      <CountsProvider summary={summary}>
        <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 sm:mb-6 sm:gap-y-4 md:flex-nowrap">
          <div className="min-w-0">
            <h1>{t('title')}</h1>
            <p className="mt-1 text-pretty text-soft max-sm:hidden">{t('intro')}</p>
          </div>
          <Counters />
        </header>
        <ListTabs tab={tab} hasRequests={summary.requests > 0}>
          <div className={isRequests ? 'lg:max-w-2xl' : undefined}>
            <FamilyList
              key={tab}
              list={tab}
              searched={searched}
              first={first}
              note={view ? t('accepting', view) : undefined}
              empty={<EmptyList list={tab} />}
            />
            {sent ? <SentRequests first={sent} /> : null}
          </div>
        </ListTabs>
      </CountsProvider>
    </ClientMessages>
  )
}
