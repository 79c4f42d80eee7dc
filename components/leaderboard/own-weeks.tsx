import { useTranslations } from 'next-intl'
import { weekPace } from '@/components/activities/week-pace'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card, CardTitle } from '@/components/ui/card'
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
    <Card as="section" aria-labelledby="own-weeks" className="xl:sticky xl:top-24">
      <CardTitle id="own-weeks">{t('ownTitle')}</CardTitle>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 xl:flex-col xl:items-stretch">
        <dl className="grid flex-1 basis-60 grid-cols-2 items-end gap-4 sm:max-w-sm xl:max-w-none xl:basis-auto">
          <Week name={t('lastWeek')} count={week.lastWeek} />
          <Week name={t('thisWeek')} count={week.done} now />
        </dl>
        <div className="flex-1 basis-64 xl:basis-auto">
          <p className="font-bold">{tActivities('pace', weekPace(week, today))}</p>
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
    </Card>
  )
}

function Week({ name, count, now = false }: { name: string; count: number; now?: boolean }) {
  const t = useTranslations('leaderboard')
  return (
    <div className="flex flex-col-reverse items-center text-center">
      <dd className="font-bold font-heading text-lg leading-tight">
        {now && count === 0 ? t('noneYet') : t('tasks', { count })}
      </dd>
      <dt className={now ? 'font-bold text-leaf-ink text-sm' : 'font-bold text-soft text-sm'}>{name}</dt>
      {/* A full week brings the plant to flower. */}
      <PlantStreak days={count * 2} className="mb-1 w-20 max-w-full sm:w-24 xl:w-28" />
    </div>
  )
}
