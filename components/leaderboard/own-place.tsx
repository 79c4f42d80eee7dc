import { Star } from 'lucide'
import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
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
      className="@container rounded-card border-2 border-leaf bg-card px-3 py-2 shadow-soft sm:px-4"
    >
      <div className="flex items-center gap-2.5 sm:gap-3">
        <RankMark rank={own.points > 0 ? own.rank : null} />
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
  return (
    <div className="mt-1.5 flex flex-wrap sm:mt-2 items-center justify-between gap-x-3 border-line max-sm:text-sm border-t pt-1">
      <div className="min-w-0 flex-1 basis-28 text-pretty sm:py-1.5">
        {points > 0 ? null : <p>{t('notYet')}</p>}
        {behind ? <p>{t('catchUp', { points: pointsToNext, family: family ?? t('familyAbove') })}</p> : null}
      </div>
      <Link
        href="/challenge/current"
        className={cn(buttonVariants({ variant: 'link' }), 'px-0 max-sm:text-sm')}
      >
        {t('toTask')}
      </Link>
    </div>
  )
}
