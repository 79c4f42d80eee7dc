import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { BadgeTile } from '@/components/badges/badge-tile'
import { compareNewest } from '@/components/badges/compare-newest'
import { Badge } from '@/components/ui/badge'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { BadgeView } from '@/lib/features/badges/schema'

type BadgesCardProps = { badges: readonly BadgeView[]; timezone: string }

/** Shows the earned badges large, the newest first; the others are folded. */
export function BadgesCard({ badges, timezone }: BadgesCardProps) {
  const t = useTranslations('garden')
  const tBadges = useTranslations('badges')
  const earned = badges.filter((badge) => badge.earned).sort(compareNewest)
  const others = badges.filter((badge) => !badge.earned)
  return (
    <Card as="section" aria-labelledby="badges-title">
      <CardHeader>
        <CardTitle id="badges-title">{t('badges')}</CardTitle>
        <Badge tone="berry">{tBadges('count', { earned: earned.length, total: badges.length })}</Badge>
      </CardHeader>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,5.25rem),1fr))] gap-1 empty:hidden sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] sm:gap-2">
        {earned.map((badge) => (
          <li key={badge.id} className="min-w-0">
            <BadgeTile badge={badge} timezone={timezone} isLarge />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <details className="group/others mt-2">
          <summary className="mx-auto flex min-h-11 w-fit list-none items-center gap-1.5 rounded-md font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
            {tBadges('showAll')}
            <Icon
              of={ChevronDown}
              className="size-5 transition-transform duration-200 group-open/others:rotate-180"
            />
          </summary>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(45%,5.25rem),1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]">
            {others.map((badge) => (
              <li key={badge.id} className="min-w-0">
                <BadgeTile badge={badge} timezone={timezone} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  )
}
