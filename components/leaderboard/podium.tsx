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

type PodiumProps = { entries: readonly RankedEntry[]; familyId: string }

export function Podium({ entries, familyId }: PodiumProps) {
  return (
    <div className="relative overflow-clip rounded-card bg-card shadow-soft">
      <PodiumScene />
      <ol className="relative mx-auto grid max-w-xl grid-cols-3 px-2 pb-5 sm:px-6">
        {SPOTS.map((spot, index) => {
          const entry = entries[index]
          return entry ? (
            <Place key={entry.familyId} entry={entry} own={entry.familyId === familyId} className={spot} />
          ) : (
            <li key={spot} aria-hidden className={spot}>
              <div className="flex h-64 items-end justify-center px-1 sm:h-80">
                <div className="w-full max-w-34 sm:max-w-38">
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
      <div className="flex h-64 items-end justify-center px-1 sm:h-80">
        <div className="relative w-full max-w-34 sm:max-w-38">
          <PodiumPlant rank={entry.rank} />
          <div
            style={{ top, width }}
            className="@container absolute left-1/2 aspect-square -translate-x-1/2 -translate-y-1/2"
          >
            <PlantAvatar id={entry.familyId} picture={entry.avatar} className="size-full text-[50cqw]" />
          </div>
        </div>
      </div>
      <div className="grid justify-items-center gap-0.5 px-1 pt-4 text-center">
        <p className="line-clamp-3 max-w-full font-extrabold text-[min(1rem,4.8vw)] leading-tight">
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
