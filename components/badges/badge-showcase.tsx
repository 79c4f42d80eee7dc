'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/features/badges/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { BadgeTile } from './badge-tile'
import { compareNewest } from './compare-newest'
import { MonthlyFlower } from './monthly-flower'
import type { FlowerPart } from './petals'

const SHOWN = 3
/** Two rows, next to the task of the day. */
const SHOWN_ON_WIDE_SCREENS = 6

type BadgeShowcaseProps = {
  badges: readonly BadgeView[]
  parts: readonly FlowerPart[]
  /** Week of the cycle; null between challenges. */
  week: number | null
  family: { id: string; timezone: string }
}

/** Shows the month's flower and the newest badges; the garden has all. */
export function BadgeShowcase({ badges, parts, week, family }: BadgeShowcaseProps) {
  const t = useTranslations('badges')
  const monthly = badges.find((badge) => badge.kind === 'monthly')
  const newest = badges.filter((badge) => badge.kind !== 'monthly').sort(compareNewest)
  const earned = badges.filter((badge) => badge.earned).length
  return (
    <Card as="section" aria-labelledby="badges-title" className="@container xl:self-start">
      <CardHeader>
        <CardTitle id="badges-title">{t('title')}</CardTitle>
        <span className="flex flex-wrap items-center gap-x-4">
          <Link href="/garden" prefetch={false} className={cn(buttonVariants({ variant: 'link' }))}>
            {t('garden')}
          </Link>
          <Badge tone="berry">{t('count', { earned, total: badges.length })}</Badge>
        </span>
      </CardHeader>
      <div className="grid gap-5">
        {monthly ? <MonthlyFlower badge={monthly} parts={parts} week={week} family={family} /> : null}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,5rem),1fr))] content-center items-start gap-x-1 gap-y-2 @[15rem]:grid-cols-3">
          {newest.slice(0, SHOWN_ON_WIDE_SCREENS).map((badge, index) => (
            <li key={badge.id} className={cn('min-w-0', index >= SHOWN && 'max-xl:hidden')}>
              <BadgeTile badge={badge} timezone={family.timezone} isLarge />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
