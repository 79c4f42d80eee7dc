import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import type { ProgressView } from '@/lib/completions/progress/schema'

type WeekNumbersProps = Pick<ProgressView, 'week' | 'streak' | 'bestStreak'>

/** This week beside the last one, and the streak beside the best one: a family is compared with itself. */
export function WeekNumbers({ week, streak, bestStreak }: WeekNumbersProps) {
  const t = useTranslations('myActivities')
  const done = t('weekDone', { done: week.done, total: week.total })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Card className="flex flex-col justify-center">
        <h2 className="font-bold font-text text-base text-soft tracking-normal">{t('thisWeek')}</h2>
        <p className="mt-1 font-bold font-heading text-2xl">{done}</p>
        {week.total > 0 ? (
          <Progress
            value={week.done}
            max={week.total}
            label={t('thisWeek')}
            valueText={done}
            className="mt-3"
          />
        ) : null}
        <p className="mt-3 text-sm text-soft">{t('lastWeek', { count: week.lastWeek })}</p>
      </Card>
      <Card className="flex items-end gap-4">
        <PlantStreak days={streak} className="-mt-4 w-24 shrink-0" />
        <div className="min-w-0 self-center">
          <h2 className="font-bold font-text text-base text-soft tracking-normal">{t('streakTitle')}</h2>
          <p className="mt-1 font-bold font-heading text-xl leading-tight">
            {t('streak', { count: streak })}
          </p>
          <p className="mt-1.5 text-sm text-soft">{t('bestStreak', { count: bestStreak })}</p>
        </div>
      </Card>
    </div>
  )
}
