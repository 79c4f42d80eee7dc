'use client'

import { Award } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { OwnEntry, RankedEntry } from '@/lib/features/leaderboard/schema'
import { RankingRow } from './ranking-row'

type RankingTableProps = {
  caption: string
  entries: readonly RankedEntry[]
  own: OwnEntry
}

/** Lists a period's families, the own one last when ranked lower. */
export function RankingTable({ caption, entries, own }: RankingTableProps) {
  const t = useTranslations('ranking')
  const listed = entries.some(({ familyId }) => familyId === own.familyId)
  return (
    <table className="isolate w-full border-separate border-spacing-0 text-[min(1rem,6vw)]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left align-bottom text-soft text-xs sm:text-sm">
          <th scope="col" className="pb-2 pl-2 font-bold sm:pl-3">
            <span className="@max-[14rem]:sr-only">{t('rank')}</span>
          </th>
          <th scope="col" className="px-2 pb-2 font-bold">
            {t('family')}
          </th>
          <th scope="col" className="px-1 pb-2 text-right font-bold sm:px-3">
            {t('points')}
          </th>
          <th scope="col" className="pr-2 pb-2 text-right font-bold sm:pr-4">
            <Icon of={Award} className="ml-auto size-4 sm:hidden" />
            <span className="max-sm:sr-only">{t('badges')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <RankingRow key={entry.familyId} entry={entry} own={entry.familyId === own.familyId} />
        ))}
        {listed || !own.onLeaderboard ? null : <RankingRow entry={own} own isAfterGap />}
      </tbody>
    </table>
  )
}
