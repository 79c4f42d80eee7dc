import { getTranslations } from 'next-intl/server'
import { EmptyPot } from '@/components/art/empty-pot'
import { NewChallengeButton } from '@/components/backoffice/challenges/challenge-dialog-openers'
import { ChallengeTable } from '@/components/backoffice/challenges/challenge-table'
import { StarterButton } from '@/components/backoffice/installation/starter-button'
import { EmptyList } from '@/components/backoffice/list/empty-list'
import { FilterBar, FilterSelect } from '@/components/backoffice/list/list-filters'
import { ListPager } from '@/components/backoffice/list/list-pager'
import { PATHS } from '@/components/backoffice/paths'
import { ClientMessages } from '@/components/shell/client-messages'
import { EmptyState } from '@/components/ui/empty-state'
import { contentToday } from '@/lib/features/challenges/plan/service'
import { challengeListQuery } from '@/lib/features/challenges/publishing/schema'
import { listForEditors } from '@/lib/features/challenges/publishing/service'
import { readStarterState } from '@/lib/features/installation/starter/service'
import type { AdminActor } from '@/lib/platform/session/actor'

const STATUSES = ['inactive', 'upcoming', 'active', 'completed'] as const
const PERIODS = ['all', 'ahead', 'month', 'quarter', 'year'] as const

type ChallengesPanelProps = { actor: AdminActor; query: Record<string, string | undefined> }

export async function ChallengesPanel({ actor, query }: ChallengesPanelProps) {
  const asked = challengeListQuery.parse({ ...query, status: query.status || undefined })
  const { challenges, total, pages, page } = await listForEditors(actor, asked)
  const t = await getTranslations('challengeEditor')
  const today = contentToday()
  const order = asked.order ?? (asked.sort === 'title' ? 'asc' : 'desc')
  return (
    <ClientMessages namespaces={['backoffice', 'challengeEditor', 'planner', 'starter']}>
      <FilterBar search={t('search')}>
        <FilterSelect
          name="status"
          label={t('status')}
          options={[
            { value: '', label: t('allStatuses') },
            ...STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          ]}
        />
        <FilterSelect
          name="period"
          label={t('period')}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        <NewChallengeButton today={today} />
      </FilterBar>
      {challenges.length === 0 ? (
        <Nothing isFiltered={Boolean(asked.search || asked.status || asked.period !== 'all')} />
      ) : (
        <>
          <p role="status" className="mt-4 mb-2 text-soft text-sm">
            {t('count', { count: total })}
          </p>
          <ChallengeTable challenges={challenges} sorting={{ sort: asked.sort, order }} today={today} />
          <ListPager page={page} hasNext={page < pages} path="/backoffice/content" query={query} />
        </>
      )}
    </ClientMessages>
  )
}

async function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = await getTranslations('challengeEditor')
  if (isFiltered) {
    const link = { href: PATHS.challenges, label: t('showAll') }
    return <EmptyList title={t('nothingTitle')} text={t('nothingText')} link={link} />
  }
  const { isOffered } = await readStarterState()
  return (
    <EmptyState
      art={<EmptyPot />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={isOffered ? <StarterButton /> : undefined}
    />
  )
}
