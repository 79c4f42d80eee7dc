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

/** Renders the own place, its children and the ranking as cells of the page's grid. */
export function Board({ children, ...ranking }: BoardProps & { children: ReactNode }) {
  const { entries, me, own } = ranking.board
  return (
    <>
      {entries.length > 0 ? <OwnPlace own={own} me={me} entries={entries} /> : null}
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 sm:gap-4 xl:col-start-1">
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
      <Card className="@container px-2 py-4 sm:p-5">
        <ClientMessages namespaces={['ranking']}>
          <RankingTable
            caption={group === 'near' ? t('nearCaption') : t('caption', { period })}
            entries={entries}
            own={own}
          />
        </ClientMessages>
      </Card>
      {board.season ? <p className="px-1 text-soft text-sm">{t(`groups.${group}Hint`)}</p> : null}
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
