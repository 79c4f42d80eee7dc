import { Sprout, Star } from 'lucide'
import { useTranslations } from 'next-intl'
import { FamilyAvatar } from '@/components/community/family-avatar'
import { ClientMessages } from '@/components/shell/client-messages'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import type { Group, Leaderboard, OwnEntry, Period, RankedBoard } from '@/lib/features/leaderboard/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { nameOnlyNamesakes } from './namesakes'
import { OwnBar } from './own-bar'
import { Podium } from './podium'
import { RankMark } from './rank-mark'
import { RankingTable } from './ranking-table'

type BoardProps = { board: RankedBoard; period: Period; group: Group }

export function Board({ board, period, group }: BoardProps) {
  const t = useTranslations('leaderboard')
  const { podium, entries, me, own } = nameOnlyNamesakes(board)
  if (entries.length === 0) return <Invitation period={period} />
  const isOnPodium = podium.some(({ familyId }) => familyId === own.familyId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {own.onLeaderboard && !isOnPodium ? (
        <OwnBar key={`${period} ${group} ${me.rank} ${me.points}`}>
          <OwnBarLine own={own} />
        </OwnBar>
      ) : null}
      <Podium entries={podium} familyId={own.familyId} />
      <CatchUpNote me={me} />
      <Card className="@container px-2 py-4 sm:p-5">
        <ClientMessages namespaces={['ranking']}>
          <RankingTable
            caption={group === 'near' ? t('nearCaption') : t('caption', { period })}
            entries={entries}
            own={own}
          />
        </ClientMessages>
      </Card>
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

const CATCH_UP_FROM = 4

/** Null for the first three. */
function CatchUpNote({ me }: { me: Leaderboard['me'] }) {
  const t = useTranslations('leaderboard')
  const { rank, points, pointsToNext } = me
  if (rank === null) return null
  const behind = rank >= CATCH_UP_FROM && pointsToNext !== null
  if (points > 0 && !behind) return null
  return (
    <div className="flex items-start gap-3 rounded-card bg-sun-tint px-4 pt-3 pb-1 sm:items-center sm:gap-4 sm:px-5 sm:pb-3">
      <Icon of={Sprout} className="size-7 shrink-0 text-leaf-ink" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <div>
          {points > 0 ? null : <p>{t('notYet')}</p>}
          {behind ? <p className="font-bold">{t('catchUp', { points: pointsToNext })}</p> : null}
        </div>
        <Link href="/challenge/current" className={cn(buttonVariants({ variant: 'link' }), 'px-0')}>
          {t('toTask')}
        </Link>
      </div>
    </div>
  )
}

function OwnBarLine({ own }: { own: OwnEntry }) {
  const t = useTranslations('ranking')
  return (
    <div className="flex items-center gap-2.5 rounded-card border-2 border-leaf bg-card px-3 py-2 shadow-soft sm:gap-3 sm:px-4">
      <RankMark rank={own.points > 0 ? own.rank : null} />
      <FamilyAvatar id={own.familyId} picture={own.avatar} />
      <span className="min-w-0 flex-1 truncate font-bold">{own.familyName}</span>
      <Badge tone="sun">
        <Icon of={Star} className="fill-sun text-sun-ink" />
        {t('number', { count: own.points })}
      </Badge>
    </div>
  )
}
