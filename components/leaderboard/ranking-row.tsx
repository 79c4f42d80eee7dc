import { Award } from 'lucide'
import { useTranslations } from 'next-intl'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { OwnEntry } from '@/lib/features/leaderboard/schema'
import { RankMark } from './rank-mark'

type Row = Omit<OwnEntry, 'onLeaderboard'>
type RankingRowProps = {
  entry: Row
  own: boolean
  /** Ranks above are missing. */
  isAfterGap?: boolean
}

const cell = 'border-line py-2 group-first/row:border-t-0'

/** Behind the whole row, as wide as the container: a tint per cell would show seams between them. */
const tint =
  'group-data-own/row:before:absolute group-data-own/row:before:inset-y-0 group-data-own/row:before:left-0 group-data-own/row:before:-z-10 group-data-own/row:before:w-[100cqw] group-data-own/row:before:rounded-2xl group-data-own/row:before:bg-leaf-tint'

export function RankingRow({ entry, own, isAfterGap = false }: RankingRowProps) {
  const t = useTranslations('ranking')
  const edge = isAfterGap
    ? 'border-t-2 border-dashed group-data-own/row:border-field/60'
    : 'border-t group-data-own/row:border-transparent'
  return (
    <tr data-own={own || undefined} aria-current={own || undefined} className="group/row">
      <td className={cn(cell, edge, tint, 'relative w-12 pl-2 sm:w-20 sm:pl-3')}>
        <RankMark rank={entry.points > 0 ? entry.rank : null} />
      </td>
      <th scope="row" className={cn(cell, edge, 'px-2 text-left font-bold')}>
        <FamilyName entry={entry} own={own} />
      </th>
      <td className={cn(cell, edge, 'px-1 text-right font-bold tabular-nums sm:px-3')}>
        {t('number', { count: entry.points })}
      </td>
      <td className={cn(cell, edge, 'pr-2 pl-4 font-bold sm:pr-4 sm:pl-0')}>
        <span className="flex items-center justify-end gap-1 tabular-nums">
          <Icon of={Award} className="size-4 text-berry-ink max-sm:hidden" />
          {t('number', { count: entry.badges })}
        </span>
      </td>
    </tr>
  )
}

function FamilyName({ entry, own }: { entry: Row; own: boolean }) {
  const t = useTranslations('ranking')
  return (
    <span className="flex items-center gap-2.5 sm:gap-3">
      <span className="flex @max-[14rem]:hidden">
        <PlantAvatar id={entry.familyId} picture={entry.avatar} />
      </span>
      <span className="min-w-0 leading-tight">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{entry.familyName}</span>
        {entry.adultName ? (
          <span className="block truncate font-normal text-soft text-sm">{entry.adultName}</span>
        ) : null}
        {own ? (
          <Badge tone="leaf" size="sm" className="mt-0.5 whitespace-normal bg-card">
            {t('own')}
          </Badge>
        ) : null}
      </span>
    </span>
  )
}
