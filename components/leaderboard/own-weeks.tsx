import { useTranslations } from 'next-intl'
import { weekPace } from '@/components/activities/week-pace'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { ProgressView } from '@/lib/features/completions/progress/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { PlaceToggle } from './place-toggle'

type OwnWeeksProps = {
  week: ProgressView['week']
  today: LocalDate
  familyId: string
  onLeaderboard: boolean
}

export function OwnWeeks({ week, today, familyId, onLeaderboard }: OwnWeeksProps) {
  const t = useTranslations('leaderboard')
  const tActivities = useTranslations('myActivities')
  return (
    // Without a column of their own, these are two cells: leaving is offered after the ranking.
    <div className="max-xl:contents xl:sticky xl:top-24 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:self-start">
      <Card as="section" aria-labelledby="own-weeks" className="max-sm:px-4 max-sm:py-3 sm:max-xl:p-4">
        <CardTitle id="own-weeks" className="max-xl:sr-only">
          {t('ownTitle')}
        </CardTitle>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xl:flex-col xl:items-stretch xl:gap-y-3">
          <dl className="grid w-[9rem] max-w-full grid-cols-2 gap-1 sm:max-xl:w-[15rem] xl:w-auto xl:gap-4">
            <Week name={t('lastWeek')} count={week.lastWeek} />
            <Week name={t('thisWeek')} count={week.done} now />
          </dl>
          <p className="min-w-0 flex-1 basis-[8rem] text-pretty font-bold max-sm:text-sm xl:basis-auto">
            {tActivities('pace', weekPace(week, today))}
          </p>
        </div>
      </Card>
      <div className={onLeaderboard ? 'max-xl:order-1' : undefined}>
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

function Week({ name, count, now = false }: { name: string; count: number; now?: boolean }) {
  const t = useTranslations('leaderboard')
  return (
    <div className="flex flex-col-reverse items-center text-center">
      <dd className="font-bold font-heading leading-tight max-xl:text-sm xl:text-lg">
        {now && count === 0 ? t('noneYet') : t('tasks', { count })}
      </dd>
      <dt className={cn('font-bold text-xs leading-tight xl:text-sm', now ? 'text-leaf-ink' : 'text-soft')}>
        {name}
      </dt>
      {/* A full week brings the plant to flower. */}
      <PlantStreak days={count * 2} className="-mt-3 mb-1 w-10 xl:mt-0 xl:w-28" />
    </div>
  )
}
