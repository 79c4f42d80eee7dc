'use client'

import { useTranslations } from 'next-intl'
import type { PlantFacts } from '@/components/art/plant-mood'
import { PlantStreak } from '@/components/art/plant-streak'
import { Stamp } from '@/components/art/stamp'
import { WeekComparison } from '@/components/art/week-comparison'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Progress } from '@/components/ui/progress'
import type { WeekFacts } from './week-facts'

type WeekNumbersProps = { week: WeekFacts; streak: number; bestStreak: number; plant: PlantFacts }

/** Compares the family with itself only. */
export function WeekNumbers({ week, streak, bestStreak, plant }: WeekNumbersProps) {
  const t = useTranslations('myActivities')
  const done = t('weekDone', { done: week.done, total: week.total })
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card className="grid grid-cols-1 content-between">
        <div>
          <h2 className="font-bold font-text text-[min(1rem,7vw)] text-soft tracking-normal">
            {t('thisWeek')}
          </h2>
          <p className="mt-1 font-bold font-heading text-2xl">{done}</p>
          {week.done > 0 && week.total > 0 ? (
            <Progress
              value={week.done}
              max={week.total}
              label={t('thisWeek')}
              valueText={done}
              className="mt-2"
            />
          ) : null}
        </div>
        <WeekBesideLast week={week} />
      </Card>
      <StreakCard {...{ streak, bestStreak, plant }} />
    </div>
  )
}

function StreakCard({ streak, bestStreak, plant: { pot, mood } }: Omit<WeekNumbersProps, 'week'>) {
  const t = useTranslations('myActivities')
  const isBest = streak === bestStreak
  return (
    <Card className="grid grid-cols-[min(6rem,30vw)_minmax(0,1fr)] items-center gap-4 sm:grid-cols-1 sm:content-center sm:justify-items-center sm:text-center">
      {/* Not thirsty: today's card asks for the photo, this one only praises. */}
      <PlantStreak
        closeUp
        days={streak}
        plant={{ pot, mood: mood === 'thirsty' ? 'awake' : mood }}
        className="w-24 sm:w-40"
      />
      <div className="min-w-0">
        <h2 className={cn('leading-tight', streak > 0 ? 'text-3xl' : 'text-xl')}>
          {streak > 0
            ? t('streak', { count: streak })
            : t('streakStart', { first: bestStreak === 0 ? 'yes' : 'no' })}
        </h2>
        {bestStreak > 0 ? (
          <p className={cn('mt-1.5 font-bold', isBest ? 'text-leaf-ink' : 'text-soft')}>
            {t('bestStreak', { isBest: isBest ? 'yes' : 'no', count: bestStreak })}
          </p>
        ) : null}
      </div>
    </Card>
  )
}

function WeekBesideLast({ week }: { week: WeekFacts }) {
  const t = useTranslations('myActivities')
  return (
    <div className="mt-4 grid gap-3">
      <WeekComparison
        days={week.days.map(({ label, done, lastWeek, isToday }) => ({
          label,
          now: done,
          before: lastWeek,
          marked: isToday,
        }))}
      />
      <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 font-bold text-sm">
        <span className="flex items-center gap-1.5 text-leaf-ink">
          <Stamp name="twin-now" className="w-5" />
          {t('compareThis')}: {week.done}
        </span>
        <span className="flex items-center gap-1.5 text-soft">
          <Stamp name="twin-before" className="w-5" />
          {t('compareLast')}: {week.lastWeek}
        </span>
      </p>
      <p className="text-soft text-sm">{t('pace', week.pace)}</p>
      <ol aria-label={t('compare')} className="sr-only">
        {week.days.map(({ name, done, lastWeek }) => (
          <li key={name}>{t('compareDay', { day: name, done, lastWeek })}</li>
        ))}
      </ol>
    </div>
  )
}
