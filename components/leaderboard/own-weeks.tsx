import { useLocale, useTranslations } from 'next-intl'
import { weekPace } from '@/components/activities/week-pace'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { ProgressView } from '@/lib/features/completions/progress/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { PlaceToggle } from './place-toggle'

/** Tasks until which plants have air above them. */
const SMALL = 3

type OwnWeeksProps = {
  week: ProgressView['week']
  today: LocalDate
  familyId: string
  onLeaderboard: boolean
}

export function OwnWeeks({ week, today, familyId, onLeaderboard }: OwnWeeksProps) {
  const t = useTranslations('leaderboard')
  const tActivities = useTranslations('myActivities')
  const locale = useLocale()
  const pace = weekPace(week, today)
  const isSmall = Math.max(week.done, pace.lastWeekByNow) <= SMALL
  return (
    // Without a column of their own, these are two cells: leaving is offered after the ranking.
    <div className="max-xl:contents xl:sticky xl:top-24 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:self-start">
      <Card as="section" aria-labelledby="own-weeks" className="max-xl:order-1 max-xl:p-4">
        <CardTitle id="own-weeks" className="max-xl:mb-3">
          {t('ownTitle')}
        </CardTitle>
        <div className="flex flex-col gap-3 sm:max-xl:flex-row sm:max-xl:items-center sm:max-xl:gap-6">
          <dl className="grid shrink-0 grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-3 sm:max-xl:w-[17rem]">
            <Week
              name={t('lastWeek')}
              span={t('byWeekday', { weekday: weekdayName(today, locale) })}
              count={pace.lastWeekByNow}
              total={week.lastWeek}
              isSmall={isSmall}
            />
            <Week name={t('thisWeek')} span={t('soFar')} count={week.done} isSmall={isSmall} now />
          </dl>
          <p className="min-w-0 text-pretty font-bold max-sm:text-center max-sm:text-sm">
            {tActivities('pace', pace)}
          </p>
        </div>
      </Card>
      <div className={onLeaderboard ? 'max-xl:order-3' : undefined}>
        <PlaceToggle
          familyId={familyId}
          onLeaderboard={onLeaderboard}
          texts={{
            state: t('outState'),
            leave: t('leave'),
            join: t('join'),
            left: t('left'),
            joined: t('joined'),
            questionTitle: t('leaveTitle'),
            questionText: t('leaveText'),
          }}
        />
      </div>
    </div>
  )
}

type WeekProps = {
  name: string
  /** The days that count. */
  span: string
  count: number
  /** With the rest of the week. */
  total?: number
  /** Both plants are small and shown closer. */
  isSmall: boolean
  now?: boolean
}

function Week({ name, span, count, total = count, isSmall, now = false }: WeekProps) {
  const t = useTranslations('leaderboard')
  const tActivities = useTranslations('myActivities')
  return (
    <div className="text-center">
      <dt
        className={cn(
          'grid justify-items-center font-bold text-xs leading-tight xl:text-sm',
          now ? 'text-leaf-ink' : 'text-soft',
        )}
      >
        {/* A full week brings the plant to flower. */}
        <PlantStreak
          days={count * 2}
          closeUp={isSmall}
          className={isSmall ? 'mb-1 w-11 xl:w-22' : '-mt-3 mb-1 w-12 xl:mt-0 xl:w-28'}
        />
        {name} <span>{span}</span>
      </dt>
      <dd className="mt-0.5 font-bold font-heading leading-tight xl:text-lg">
        {now && count === 0 ? t('noneYet') : t('tasks', { count })}
      </dd>
      {total > count ? (
        <dd className="text-soft text-xs leading-tight">{tActivities('inTheEnd', { count: total })}</dd>
      ) : null}
    </div>
  )
}
