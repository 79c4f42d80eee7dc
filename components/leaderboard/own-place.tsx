import { Star } from 'lucide'
import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import type { Leaderboard, OwnEntry, RankedEntry } from '@/lib/features/leaderboard/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { RankMark } from './rank-mark'

const CATCH_UP_FROM = 4

type OwnPlaceProps = { own: OwnEntry; me: Leaderboard['me']; entries: readonly RankedEntry[] }

/** Shows the own family's place, and what it takes to climb. Null for one that stays out, or is at the top of the podium. */
export function OwnPlace({ own, me, entries }: OwnPlaceProps) {
  const isOnPodium = entries.slice(0, CATCH_UP_FROM - 1).some(({ familyId }) => familyId === own.familyId)
  const isAtTop = isOnPodium && own.points > 0 && (me.rank ?? 0) < CATCH_UP_FROM
  if (!own.onLeaderboard || isAtTop) return null
  return (
    <div
      data-own-place=""
      className="@container rounded-card border-2 border-leaf bg-card px-3 pt-2 pb-3 shadow-soft sm:px-4"
    >
      <div className="flex items-center gap-2.5 sm:gap-3">
        <Rank rank={own.points > 0 ? own.rank : null} />
        <span className="flex @max-[14rem]:hidden">
          <PlantAvatar id={own.familyId} picture={own.avatar} />
        </span>
        <span className="min-w-0 flex-1 truncate font-bold">{own.familyName}</span>
        <Points count={own.points} />
      </div>
      <Next me={me} family={findNextAbove(entries, me)} />
    </div>
  )
}

function Rank({ rank }: { rank: number | null }) {
  const t = useTranslations('leaderboard')
  if (rank === null) return <RankMark rank={null} />
  return (
    <span className="shrink-0 font-bold font-heading text-[min(1.75rem,10vw)] text-leaf-ink leading-none">
      {t('ordinal', { rank })}
    </span>
  )
}

function Points({ count }: { count: number }) {
  const t = useTranslations('ranking')
  return (
    <Badge tone="sun">
      <Icon of={Star} className="fill-sun text-sun-ink" />
      {t('number', { count })}
    </Badge>
  )
}

/** Returns the name of the next family, undefined when the entries lack it. */
function findNextAbove(entries: readonly RankedEntry[], { points, pointsToNext }: Leaderboard['me']) {
  return entries.find((entry) => entry.points - points + 1 === pointsToNext)?.familyName
}

type NextProps = Pick<OwnPlaceProps, 'me'> & { family: string | undefined }

function Next({ me: { rank, points, pointsToNext }, family }: NextProps) {
  const t = useTranslations('leaderboard')
  const behind = rank !== null && rank >= CATCH_UP_FROM && pointsToNext !== null
  if (points > 0 && !behind) return null
  const catchUp = behind && t('catchUp', { points: pointsToNext, family: family ?? t('familyAbove') })
  return (
    <>
      {catchUp && points > 0 ? (
        <span aria-hidden className="mt-1.5 block">
          <Progress value={points} max={points + pointsToNext} label={catchUp} className="h-1.5" />
        </span>
      ) : null}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mt-2.5">
        <div className="min-w-0 flex-1 basis-40 text-pretty max-sm:text-sm">
          {points > 0 ? null : <p>{t('notYet')}</p>}
          {catchUp ? <p>{catchUp}</p> : null}
        </div>
        <Link
          href="/challenge/current"
          className={cn(buttonVariants({}), 'min-h-11 text-center max-sm:w-full max-sm:px-4')}
        >
          {t('toTask')}
        </Link>
      </div>
    </>
  )
}
