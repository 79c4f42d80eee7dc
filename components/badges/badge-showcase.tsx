'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/features/badges/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { BadgeList } from './badge-list'
import { MonthlyFlower } from './monthly-flower'
import type { FlowerPart } from './petals'

type BadgeShowcaseProps = {
  badges: readonly BadgeView[]
  parts: readonly FlowerPart[]
  /** Week of the cycle; null between challenges. */
  week: number | null
  family: { id: string; timezone: string }
}

/** Shows the month's flower and all badges, unearned ones as outlines. */
export function BadgeShowcase({ badges, parts, week, family }: BadgeShowcaseProps) {
  const t = useTranslations('badges')
  const monthly = badges.find((badge) => badge.kind === 'monthly')
  const others = badges.filter((badge) => badge.kind !== 'monthly').sort(newestFirst)
  const earned = badges.filter((badge) => badge.earned).length
  return (
    <Card as="section" aria-labelledby="badges-title" className="@container">
      <CardHeader>
        <CardTitle id="badges-title">{t('title')}</CardTitle>
        <span className="flex flex-wrap items-center gap-x-4">
          <Link href="/garden" prefetch={false} className={cn(buttonVariants({ variant: 'link' }))}>
            {t('garden')}
          </Link>
          <Badge tone="berry">{t('count', { earned, total: badges.length })}</Badge>
        </span>
      </CardHeader>
      <div className="grid content-start gap-5 @[40rem]:grid-cols-[15rem_minmax(0,1fr)]">
        {monthly ? <MonthlyFlower badge={monthly} parts={parts} week={week} family={family} /> : null}
        <BadgeList badges={others} timezone={family.timezone} />
      </div>
    </Card>
  )
}

function newestFirst(a: BadgeView, b: BadgeView): number {
  return (b.earnedAt ?? '').localeCompare(a.earnedAt ?? '')
}
