import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { Group, Period, RankedBoard } from '@/lib/features/leaderboard/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { nameOnlyNamesakes } from './namesakes'
import { OwnPlace } from './own-place'
import { Podium } from './podium'
import { RankingTable } from './ranking-table'

type BoardProps = { board: RankedBoard; period: Period; group: Group }

/** Renders cells of the page's grid: the own place, the ranking and the children, which a single column has after the podium. */
export function Board({ children, ...ranking }: BoardProps & { children: ReactNode }) {
  const { entries, me, own } = ranking.board
  return (
    <>
      {entries.length > 0 ? <OwnPlace own={own} me={me} entries={entries} /> : null}
      {children}
      <div className="grid-cols-[minmax(0,1fr)] content-start gap-4 max-xl:contents xl:col-start-1 xl:grid">
        <Ranking {...ranking} />
      </div>
    </>
  )
}

function Ranking({ board, period, group }: BoardProps) {
  const t = useTranslations('leaderboard')
  const { podium, entries, own } = nameOnlyNamesakes(board)
  if (entries.length === 0) return <Invitation period={period} />
  return (
    <>
      <Podium entries={podium} familyId={own.familyId} />
      <Card className="@container px-2 py-4 max-xl:order-2 sm:p-5">
        <ClientMessages namespaces={['ranking']}>
          <RankingTable
            caption={group === 'near' ? t('nearCaption') : t('caption', { period })}
            entries={entries}
            own={own}
          />
        </ClientMessages>
      </Card>
      {board.season ? <p className="text-soft text-sm max-xl:order-2">{t(`groups.${group}Hint`)}</p> : null}
    </>
  )
}

function Invitation({ period }: { period: Period }) {
  const t = useTranslations('leaderboard')
  return (
    <>
      <Podium entries={[]} familyId="" />
      <Card>
        <EmptyState
          title={t('emptyTitle', { period })}
          text={t('emptyText')}
          action={
            <Link href="/challenge/current" className={buttonVariants({})}>
              {t('toTask')}
            </Link>
          }
          className="py-2"
        />
      </Card>
    </>
  )
}
