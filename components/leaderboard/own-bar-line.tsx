import { Star } from 'lucide'
import { useTranslations } from 'next-intl'
import { FamilyAvatar } from '@/components/community/family-avatar'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { OwnEntry } from '@/lib/features/leaderboard/schema'
import { RankMark } from './rank-mark'

export function OwnBarLine({ own }: { own: OwnEntry }) {
  const t = useTranslations('ranking')
  return (
    <div className="flex items-center gap-2.5 rounded-card border-2 border-leaf bg-card px-3 py-2 shadow-soft sm:gap-3 sm:px-4">
      <RankMark rank={own.points > 0 ? own.rank : null} />
      <FamilyAvatar id={own.familyId} name={own.familyName} picture={own.avatar} />
      <span className="min-w-0 flex-1 truncate font-bold">{own.familyName}</span>
      <Badge tone="sun">
        <Icon of={Star} className="fill-sun text-sun-ink" />
        {t('number', { count: own.points })}
      </Badge>
    </div>
  )
}
