import { getTranslations } from 'next-intl/server'
import { EmptyPot } from '@/components/art/empty-pot'
import { ChallengeTable } from '@/components/backoffice/challenges/challenge-table'
import { LazyStarterButton } from '@/components/backoffice/content/lazy-starter-button'
import { WeekRow } from '@/components/backoffice/dashboard/weeks'
import { EmptyList } from '@/components/backoffice/list/empty-list'
import { FilterBar, FilterSelect } from '@/components/backoffice/list/list-filters'
import { ListPager } from '@/components/backoffice/list/list-pager'
import { PATHS } from '@/components/backoffice/paths'
import { EmptyState } from '@/components/ui/empty-state'
import { freeWeek } from '@/lib/features/challenges/editor/rules'
import { contentToday } from '@/lib/features/challenges/plan/service'
import { challengeListQuery } from '@/lib/features/challenges/publishing/schema'
import { listForEditors } from '@/lib/features/challenges/publishing/service'
import { readStarterState } from '@/lib/features/installation/starter/service'
import { nextMonday } from '@/lib/platform/dates/local-date'
import type { AdminActor } from '@/lib/platform/session/actor'

const STATUSES = ['inactive', 'upcoming', 'active', 'completed'] as const
const PERIODS = ['all', 'ahead', 'month', 'quarter', 'year'] as const

type ChallengesPanelProps = { actor: AdminActor; query: Record<string, string | undefined> }

export async function ChallengesPanel({ actor, query }: ChallengesPanelProps) {
  const asked = challengeListQuery.parse({ ...query, status: query.status || undefined })
  const { challenges, total, pages, page } = await listForEditors(actor, asked)
  const t = await getTranslations('challengeEditor')
  const today = contentToday()
  const from = freeWeek(challenges, today).startDate
  const order = asked.order ?? (asked.sort === 'title' ? 'asc' : 'desc')
  const isFiltered = Boolean(asked.search || asked.status || asked.period !== 'all')
  const isNewestFirst = asked.sort === 'start' && order === 'desc' && page === 1
  return (
    <>
      <FilterBar search={t('search')}>
        <FilterSelect
          name="status"
          label={t('status')}
          all={t('allStatuses')}
          options={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        <FilterSelect
          name="period"
          label={t('period')}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      </FilterBar>
      {challenges.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <>
          {isNewestFirst && !isFiltered ? (
            <div className="mt-4 rounded-card border-2 border-field/60 border-dashed px-4">
              <WeekRow from={from} challenge={null} today={today} isUrgent={from === nextMonday(today)} />
            </div>
          ) : null}
          <ChallengeTable
            summary={t('count', { count: total })}
            challenges={challenges}
            sorting={{ sort: asked.sort, order }}
            today={today}
          />
          <ListPager page={page} pages={pages} path={PATHS.content} query={query} />
        </>
      )}
    </>
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
      action={isOffered ? <LazyStarterButton /> : undefined}
    />
  )
}
