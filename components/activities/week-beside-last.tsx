import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { WeekComparison } from '@/components/art/week-comparison'
import type { WeekFacts } from './week-facts'

export function WeekBesideLast({ week }: { week: WeekFacts }) {
  const t = useTranslations('myActivities')
  return (
    <div className="grid gap-3">
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
