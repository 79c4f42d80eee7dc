'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import type { WeekFacts } from './week-facts'

const TITLE = 'font-bold font-text text-[min(1rem,7vw)] text-soft leading-normal tracking-normal'
const COUNT = 'mt-1 flex flex-wrap items-baseline gap-x-2 font-bold font-heading text-2xl'

/** Compares the family with itself only, up to the same weekday. */
export function WeekNumbers({ week }: { week: WeekFacts }) {
  const t = useTranslations('myActivities')
  const { done, total, pace } = week
  const text = t('weekDone', { done, total })
  return (
    <Card className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      <div>
        <h2 className={TITLE}>{t('thisWeek')}</h2>
        <p className={COUNT}>{text}</p>
        {pace.pace !== 'none' && total > 0 ? (
          <Progress
            value={done}
            max={toScale(week)}
            label={t('thisWeek')}
            valueText={text}
            className="mt-2"
          />
        ) : null}
      </div>
      {pace.pace === 'none' ? null : <LastWeek week={week} />}
      <p className="text-soft sm:col-span-2">{t('pace', pace)}</p>
    </Card>
  )
}

/** Both bars have the same scale. */
function toScale({ done, total, pace }: WeekFacts): number {
  return Math.max(total, done, pace.lastWeekByNow)
}

function LastWeek({ week }: { week: WeekFacts }) {
  const t = useTranslations('myActivities')
  const { total, lastWeek, pace, weekday } = week
  const { lastWeekByNow } = pace
  const title = t('lastWeekBy', { weekday })
  const text = t('weekDone', { done: lastWeekByNow, total: 0 })
  return (
    <div>
      <p className={TITLE}>{title}</p>
      <p className={COUNT}>
        {text}
        {lastWeek > lastWeekByNow ? (
          <span className="font-text text-sm text-soft">{t('inTheEnd', { count: lastWeek })}</span>
        ) : null}
      </p>
      {total > 0 && lastWeekByNow > 0 ? (
        <Progress
          value={lastWeekByNow}
          max={toScale(week)}
          label={title}
          valueText={text}
          className="mt-2 text-soft"
        />
      ) : null}
    </div>
  )
}
