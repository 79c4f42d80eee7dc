import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Board } from '@/components/leaderboard/board'
import { OwnWeeks } from '@/components/leaderboard/own-weeks'
import { PastSeasons } from '@/components/leaderboard/past-seasons'
import { PeriodLabel } from '@/components/leaderboard/period-label'
import { PERIODS, parseGroup, parsePeriod } from '@/components/leaderboard/periods'
import { GroupLinks, SeasonDays } from '@/components/leaderboard/season-head'
import { LinkTabs } from '@/components/shell/link-tabs'
import { getToday } from '@/lib/features/challenges/service'
import { readWeek } from '@/lib/features/completions/progress/service'
import { listSeasons } from '@/lib/features/leaderboard/seasons/service'
import { readLeaderboard } from '@/lib/features/leaderboard/service'
import { requireFamily } from '@/lib/platform/session/require-access'

const SHOWN = 50

const PAST_SEASONS = 100

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leaderboard')
  return { title: t('title') }
}

type LeaderboardPageProps = { searchParams: Promise<Partial<Record<'period' | 'group', string | string[]>>> }

export default async function LeaderboardPage({ searchParams }: LeaderboardPageProps) {
  const actor = await requireFamily('/leaderboard')
  const params = await searchParams
  const period = parsePeriod(params.period)
  const group = parseGroup(params.group, period)
  const today = getToday(actor)
  const isSeason = period === 'season'
  const [board, past, week, t] = await Promise.all([
    readLeaderboard(actor, { period, group, limit: SHOWN }),
    isSeason ? listSeasons(actor, { limit: PAST_SEASONS }) : null,
    readWeek(actor),
    getTranslations('leaderboard'),
  ])
  const tabs = PERIODS.map((value) => ({
    value,
    href: value === 'season' ? '/leaderboard' : `/leaderboard?period=${value}`,
    label: <PeriodLabel period={value} />,
  }))
  return (
    <>
      <header className="mb-3 sm:mb-6">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft max-sm:hidden">{t('intro')}</p>
      </header>
      <LinkTabs
        label={t('periods')}
        loadingLabel={t('loading')}
        tabs={tabs}
        selected={period}
        aside={board.season ? <GroupLinks group={group} /> : null}
      >
        {board.season ? <SeasonDays season={board.season} today={today} /> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-8">
          <Board board={board} period={period} group={group}>
            <OwnWeeks
              week={week}
              today={today}
              familyId={actor.familyId}
              onLeaderboard={board.own.onLeaderboard}
            />
          </Board>
          {past ? <PastSeasons seasons={past.items} familyId={actor.familyId} /> : null}
        </div>
      </LinkTabs>
    </>
  )
}
