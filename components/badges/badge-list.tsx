'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/features/badges/schema'
import { BadgeButton } from './badge-button'
import { BadgePicture } from './badge-picture'

type BadgeListProps = { badges: readonly BadgeView[]; timezone: string }

export function BadgeList({ badges, timezone }: BadgeListProps) {
  const t = useTranslations('badges')
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,5rem),1fr))] content-start gap-x-1 gap-y-2 @[22rem]:grid-cols-4 @[24rem]:grid-cols-5 @[40rem]:grid-cols-5 @[54rem]:grid-cols-7">
      {badges.map((badge) => (
        <li key={badge.id} className="min-w-0">
          <BadgeButton
            label={t('open', { name: badge.name, earned: badge.earned ? 'yes' : 'no' })}
            badge={badge}
            timezone={timezone}
            className="group grid w-full justify-items-center gap-1 rounded-2xl p-2 transition-colors duration-200 hover:bg-muted"
          >
            <BadgePicture
              badge={badge}
              className="w-16 @[22rem]:w-18 transition-transform duration-200 group-hover:-translate-y-0.5 group-hover:-rotate-3"
            />
            <span
              className={cn(
                'line-clamp-3 w-full text-center font-bold text-[min(0.75rem,5.5vw)] leading-tight',
                badge.earned ? 'text-ink' : 'text-soft',
              )}
            >
              {badge.name}
            </span>
          </BadgeButton>
        </li>
      ))}
    </ul>
  )
}
