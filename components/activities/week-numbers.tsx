'use client'

import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { WeekComparison } from '@/components/art/week-comparison'
import { Card } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import type { WeekFacts } from './week-facts'

/** Compares the family with itself only. */
export function WeekNumbers({ week }: { week: WeekFacts }) {
  const t = useTranslations('myActivities')
  const done = t('weekDone', { done: week.done, total: week.total })
  return (
    <Card className="grid grid-cols-1 items-center gap-x-8 gap-y-4 sm:grid-cols-2">
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
        <p className="mt-3 text-soft">{t('pace', week.pace)}</p>
      </div>
      <WeekBesideLast week={week} />
    </Card>
  )
}

function WeekBesideLast({ week }: { week: WeekFacts }) {
  const t = useTranslations('myActivities')
  return (
    <div className="grid gap-3">
      <WeekComparison
        className="max-w-96"
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
          {t('compareThis')}
        </span>
        <span className="flex items-center gap-1.5 text-soft">
          <Stamp name="twin-before" className="w-5" />
          {t('compareLast')}
        </span>
      </p>
      <ol aria-label={t('compare')} className="sr-only">
        {week.days.map(({ name, done, lastWeek }) => (
          <li key={name}>{t('compareDay', { day: name, done, lastWeek })}</li>
        ))}
      </ol>
    </div>
  )
}
