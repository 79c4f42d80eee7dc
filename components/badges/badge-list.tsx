'use client'

import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/badges/schema'
import { BadgeButton } from './badge-button'
import type { BadgeFacts } from './badge-dialog'
import { BadgePicture } from './badge-picture'

type BadgeListProps = {
  /** Each with its story and its name and state, already in words. */
  items: readonly { badge: BadgeView; label: string; facts: BadgeFacts }[]
}

/** Badges that open their stories. */
export function BadgeList({ items }: BadgeListProps) {
  return (
    <ul className="grid grid-cols-3 content-start gap-x-1 gap-y-2 @[22rem]:grid-cols-4 @[40rem]:grid-cols-5 @[54rem]:grid-cols-7">
      {items.map(({ badge, label, facts }) => (
        <li key={badge.id} className="min-w-0">
          <BadgeButton
            label={label}
            badge={badge}
            facts={facts}
            className="group grid w-full justify-items-center gap-1 rounded-2xl p-2 transition-colors duration-200 hover:bg-muted"
          >
            <BadgePicture
              badge={badge}
              className="w-16 @[22rem]:w-18 transition-transform duration-200 group-hover:-translate-y-0.5 group-hover:-rotate-3"
            />
            <span
              className={cn(
                'line-clamp-3 w-full text-center font-bold text-xs leading-tight',
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
