'use client'

import { Flame, Star } from 'lucide'
import { useTranslations } from 'next-intl'
import type { RestDay } from '@/components/progress/rest-days'
import { WhyChip } from '@/components/progress/why-chip'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'

type GreetingProps = {
  firstName: string
  /** 'HH:mm' in the family's timezone. */
  time: string
  challenge: { weekNumber: number; title: string } | null
  newcomer: { family: string; others: string } | null
  familyId: string
  points: number
  streak: number
  bestStreak: number
  restDays: RestDay[]
}

export function Greeting({ firstName, time, challenge, newcomer, ...numbers }: GreetingProps) {
  const { familyId, points, streak, bestStreak, restDays } = numbers
  const t = useTranslations('myActivities')
  const streakLabel = t('streak', { count: streak })
  const pointsLabel = t('points', { count: points })
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1>{t('greeting', { part: dayPart(time), named: firstName ? 'yes' : 'no', name: firstName })}</h1>
        <p className="mt-1 text-soft">
          {challenge ? t('week', { week: challenge.weekNumber, title: challenge.title }) : t('betweenWeeks')}
        </p>
        {newcomer ? (
          <p className="mt-1 break-words">
            {t('newcomer', { ...newcomer, listed: newcomer.others ? 'yes' : 'no' })}
          </p>
        ) : null}
      </div>
      <div data-own-streak="" className="flex flex-wrap gap-2 sm:gap-3">
        <WhyChip
          what="streak"
          familyId={familyId}
          count={streak}
          best={bestStreak}
          label={streakLabel}
          restDays={restDays}
        >
          <Badge tone={streak > 0 ? 'coral' : 'plain'} size="lg">
            <Icon of={Flame} className={streak > 0 ? 'fill-coral text-coral' : 'text-soft'} />
            {streakLabel}
          </Badge>
        </WhyChip>
        <WhyChip what="points" familyId={familyId} count={points} label={pointsLabel}>
          <Badge tone="sun" size="lg">
            <Icon of={Star} className="fill-sun text-sun-ink" />
            {pointsLabel}
          </Badge>
        </WhyChip>
      </div>
    </div>
  )
}

/** @param time 'HH:mm' */
function dayPart(time: string): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (time < '05:00' || time >= '22:00') return 'night'
  if (time < '12:00') return 'morning'
  return time < '18:00' ? 'afternoon' : 'evening'
}
