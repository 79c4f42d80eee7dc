'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/features/badges/schema'
import { BadgeButton } from './badge-button'
import { BadgePicture } from './badge-picture'

/** The others are folded. */
const SHOWN_ON_PHONES = 6
const SHOWN = 10

type BadgeListProps = { badges: readonly BadgeView[]; timezone: string }

export function BadgeList({ badges, timezone }: BadgeListProps) {
  const t = useTranslations('badges')
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <div className="grid content-start gap-2">
      <ul
        id={id}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,5rem),1fr))] content-start gap-x-1 gap-y-2 @[15rem]:grid-cols-3 sm:@[22rem]:grid-cols-4 sm:@[24rem]:grid-cols-5 @[54rem]:grid-cols-7"
      >
        {badges.map((badge, index) => (
          <li
            key={badge.id}
            className={cn(
              'min-w-0',
              !isWhole && index >= SHOWN_ON_PHONES && (index < SHOWN ? 'max-sm:hidden' : 'hidden'),
            )}
          >
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
                  'line-clamp-3 w-full text-balance text-center font-bold text-[min(0.75rem,5.5vw)] leading-tight',
                  badge.earned ? 'text-ink' : 'text-soft',
                )}
              >
                {badge.name}
              </span>
            </BadgeButton>
          </li>
        ))}
      </ul>
      {badges.length > SHOWN_ON_PHONES ? (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className={cn('justify-self-center', badges.length <= SHOWN && 'sm:hidden')}
        >
          {isWhole ? t('showFewer') : t('showAll', { count: badges.length })}
        </Button>
      ) : null}
    </div>
  )
}
