import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import type { RankedEntry } from '@/lib/features/leaderboard/schema'
import { placeLook } from './place-look'
import { FreePlace, PodiumPlant } from './podium-plant'
import { PodiumScene } from './podium-scene'

/** The DOM keeps the order of ranks. */
const SPOTS = ['order-2', 'order-1', 'order-3'] as const

const STAGE = 'flex h-34 items-end justify-center px-1 sm:h-80'
const PLANT = 'relative w-full max-w-17 sm:max-w-38'

type PodiumProps = { entries: readonly RankedEntry[]; familyId: string }

export function Podium({ entries, familyId }: PodiumProps) {
  return (
    <div className="relative overflow-clip rounded-card bg-card shadow-soft">
      <PodiumScene />
      <ol className="relative mx-auto grid max-w-xl grid-cols-3 px-2 pb-3 sm:px-6 sm:pb-5">
        {SPOTS.map((spot, index) => {
          const entry = entries[index]
          return entry ? (
            <Place key={entry.familyId} entry={entry} own={entry.familyId === familyId} className={spot} />
          ) : (
            <li key={spot} aria-hidden className={spot}>
              <div className={STAGE}>
                <div className={PLANT}>
                  <FreePlace place={index + 1} />
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Place({ entry, own, className }: { entry: RankedEntry; own: boolean; className: string }) {
  const t = useTranslations('leaderboard')
  const ranking = useTranslations('ranking')
  const { top, width } = placeLook(entry.rank)
  return (
    <li className={cn('min-w-0', className)} data-own={own || undefined}>
      <span className="sr-only">{t('place', { rank: entry.rank })}</span>
      <div className={STAGE}>
        <div className={PLANT}>
          <PodiumPlant rank={entry.rank} />
          <div
            style={{ top, width }}
            className="@container absolute left-1/2 aspect-square -translate-x-1/2 -translate-y-1/2"
          >
            <PlantAvatar id={entry.familyId} picture={entry.avatar} className="size-full text-[50cqw]" />
          </div>
        </div>
      </div>
      <div className="grid justify-items-center gap-0.5 px-1 pt-3 text-center sm:pt-4">
        <p className="line-clamp-3 max-w-full font-extrabold text-[min(0.875rem,4.8vw)] leading-tight sm:text-base">
          {entry.familyName}
        </p>
        {entry.adultName ? <p className="max-w-full truncate text-soft text-sm">{entry.adultName}</p> : null}
        <p className="text-soft text-sm">{t('points', { count: entry.points })}</p>
        {own ? (
          <Badge tone="leaf" size="sm" className="mt-1">
            {ranking('own')}
          </Badge>
        ) : null}
      </div>
    </li>
  )
}
