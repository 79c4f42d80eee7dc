'use client'

import { Check, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Stamp } from '@/components/art/stamp'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { isChallengeComplete } from './is-challenge-complete'

type LinkedWeek = {
  id: string
  title: string
  span: ReactNode
  running: boolean
  state: string
  progress: { done: number; total: number }
}

export function WeekLinks({ weeks }: { weeks: readonly LinkedWeek[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-1 @[52rem]:grid-cols-3">
      {weeks.map((week) => (
        <li key={week.id}>
          <WeekLink week={week} />
        </li>
      ))}
    </ul>
  )
}

function WeekLink({ week: { id, title, span, running, state, progress } }: { week: LinkedWeek }) {
  const isComplete = !running && isChallengeComplete({ progress })
  return (
    <Link
      href={running ? '/challenge/current' : `/challenge/${id}`}
      prefetch={false}
      className="group -mx-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card px-3 py-2.5 transition-colors duration-200 hover:bg-leaf-tint"
    >
      <Stamp
        name={isComplete ? 'twin-whole' : progress.done > 0 ? 'twin-now' : 'twin-before'}
        className="w-8"
      />
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 flex-[1_1_11rem]">
          <span className="block text-[min(0.875rem,5vw)] text-soft">{span}</span>
          <span className="block break-words font-bold group-hover:text-leaf-ink">{title}</span>
        </span>
        <Badge tone={running || isComplete ? 'leaf' : 'plain'} size="sm" className="tabular-nums">
          {isComplete ? <Icon of={Check} /> : null}
          {state}
        </Badge>
      </span>
      <Icon of={ChevronRight} className="size-5 text-soft" />
    </Link>
  )
}
