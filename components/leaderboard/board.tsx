import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { Leaderboard, OwnEntry, Period } from '@/lib/features/leaderboard/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { CatchUpNote } from './catch-up-note'
import { OwnBar } from './own-bar'
import { OwnBarLine } from './own-bar-line'
import { Podium } from './podium'
import { RankingTable } from './ranking-table'

type BoardProps = { board: Leaderboard & { own: OwnEntry }; period: Period }

export function Board({ board, period }: BoardProps) {
  const t = useTranslations('leaderboard')
  const { podium, entries, me, own } = board
  if (entries.length === 0) return <Invitation period={period} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Podium entries={podium} familyId={own.familyId} />
      <CatchUpNote me={me} />
      <Card className="px-2 py-4 sm:p-5">
        <ClientMessages namespaces={['ranking']}>
          <RankingTable caption={t('caption', { period })} entries={entries} own={own} />
        </ClientMessages>
      </Card>
      {own.onLeaderboard ? (
        <OwnBar key={`${period} ${me.rank} ${me.points}`}>
          <OwnBarLine own={own} />
        </OwnBar>
      ) : null}
    </div>
  )
}

function Invitation({ period }: { period: Period }) {
  const t = useTranslations('leaderboard')
  return (
    <div className="grid gap-4">
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
    </div>
  )
}
