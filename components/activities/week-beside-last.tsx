import { useLocale, useTranslations } from 'next-intl'
import { TwinLeaf, TwinPlants } from '@/components/art/twin-plants'
import type { ProgressView } from '@/lib/completions/progress/schema'
import type { LocalDate } from '@/lib/dates/local-date'
import { weekdayName } from '@/lib/dates/weekday-name'
import { weekPace } from './week-pace'

type WeekBesideLastProps = { week: ProgressView['week']; today: LocalDate }

/** Day by day, what was done this week beside the last one: as a row of plants, and in words for who hears it. */
export function WeekBesideLast({ week, today }: WeekBesideLastProps) {
  const t = useTranslations('myActivities')
  const locale = useLocale()
  return (
    <div className="grid gap-3">
      <TwinPlants
        days={week.days.map(({ date, done, lastWeek }) => ({
          label: weekdayName(date, locale, 'short'),
          now: done,
          before: lastWeek,
          marked: date === today,
        }))}
      />
      <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 font-bold text-sm">
        <span className="flex items-center gap-1.5 text-leaf-ink">
          <TwinLeaf className="w-5" />
          {t('compareThis')}: {week.done}
        </span>
        <span className="flex items-center gap-1.5 text-soft">
          <TwinLeaf before className="w-5" />
          {t('compareLast')}: {week.lastWeek}
        </span>
      </p>
      <p className="text-soft text-sm">{t('pace', weekPace(week, today))}</p>
      <ol aria-label={t('compare')} className="sr-only">
        {week.days.map(({ date, done, lastWeek }) => (
          <li key={date}>{t('compareDay', { day: weekdayName(date, locale), done, lastWeek })}</li>
        ))}
      </ol>
    </div>
  )
}
