import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Board } from '@/components/leaderboard/board'
import { OwnWeeks } from '@/components/leaderboard/own-weeks'
import { PERIODS, parsePeriod } from '@/components/leaderboard/periods'
import { LinkTabs } from '@/components/shell/link-tabs'
import { readWeek } from '@/lib/features/completions/progress/service'
import { readLeaderboard } from '@/lib/features/leaderboard/service'
import { requireFamily } from '@/lib/platform/session/require-access'

const SHOWN = 50

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leaderboard')
  return { title: t('title') }
}

type LeaderboardPageProps = { searchParams: Promise<{ period?: string | string[] }> }

export default async function LeaderboardPage({ searchParams }: LeaderboardPageProps) {
  const actor = await requireFamily('/leaderboard')
  const period = parsePeriod((await searchParams).period)
  const [board, week, t] = await Promise.all([
    readLeaderboard(actor, { period, limit: SHOWN }),
    readWeek(actor),
    getTranslations('leaderboard'),
  ])
  const tabs = PERIODS.map((value) => ({
    value,
    href: value === 'all' ? '/leaderboard' : `/leaderboard?period=${value}`,
    label: t(`tabs.${value}`),
  }))
  return (
    <>
      <header className="mb-6">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft">{t('intro')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-8">
        <OwnWeeks week={week} familyId={actor.familyId} onLeaderboard={board.own.onLeaderboard} />
        <div>
          <LinkTabs label={t('periods')} loadingLabel={t('loading')} tabs={tabs} selected={period}>
            <Board board={board} period={period} />
          </LinkTabs>
        </div>
      </div>
    </>
  )
}
