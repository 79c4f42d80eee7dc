'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/features/badges/schema'
import { BadgeButton } from './badge-button'
import { BadgePicture } from './badge-picture'

type BadgeTileProps = { badge: BadgeView; timezone: string; isLarge?: boolean }

/** Shows a badge with its name, which open its dialog. */
export function BadgeTile({ badge, timezone, isLarge = false }: BadgeTileProps) {
  const t = useTranslations('badges')
  return (
    <BadgeButton
      label={t('open', { name: badge.name, earned: badge.earned ? 'yes' : 'no' })}
      badge={badge}
      timezone={timezone}
      className="group grid w-full justify-items-center gap-1 rounded-2xl p-2 transition-colors duration-200 hover:bg-muted"
    >
      <BadgePicture
        badge={badge}
        className={cn(
          'transition-transform duration-200 group-hover:-translate-y-0.5 group-hover:-rotate-3',
          isLarge ? 'max-w-20 sm:max-w-28' : 'max-w-18',
        )}
      />
      <span
        className={cn(
          'w-full text-balance text-center font-bold leading-tight',
          isLarge ? 'text-[min(0.875rem,5.5vw)]' : 'line-clamp-3 text-[min(0.75rem,5.5vw)]',
          badge.earned ? 'text-ink' : 'text-soft',
        )}
      >
        {badge.name}
      </span>
    </BadgeButton>
  )
}
