import { useTranslations } from 'next-intl'
import { CompletionNotice } from '@/components/completions/completion-notice'
import type { ChallengeView } from '@/lib/challenges/schema'
import { formatDayMonth } from '@/lib/dates/format'
import type { LocalDate } from '@/lib/dates/local-date'
import { ChallengeHeader } from './challenge-header'
import { CompletedTasks } from './completed-tasks'
import { Materials } from './materials'
import { PlantCard } from './plant-card'
import { groupTasks } from './task-groups'
import { TaskList } from './task-list'
import { TodayTasks } from './today-tasks'

type ChallengeScreenProps = {
  challenge: ChallengeView
  today: LocalDate
  timezone: string
  restDays: readonly LocalDate[]
  points: number
}

/** A challenge from top to bottom: its plant, what is to be done now, what comes, what was done. */
export function ChallengeScreen({ challenge, today, timezone, restDays, points }: ChallengeScreenProps) {
  const t = useTranslations('challenge')
  const groups = groupTasks(challenge, today)
  const planned = challenge.tasks.filter((task) => task.date === today).length
  const until = t('lateText', { date: formatDayMonth(challenge.endDate) })
  return (
    <div className="grid gap-6">
      <ChallengeHeader challenge={challenge} />
      <CompletionNotice />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:gap-8">
        <div className="lg:sticky lg:top-22">
          <PlantCard challenge={challenge} today={today} restDays={restDays} points={points} />
        </div>
        <div className="grid min-w-0 gap-8">
          {challenge.status === 'active' ? (
            <TodayTasks today={today} open={groups.today} planned={planned} />
          ) : null}
          <TaskList kind="late" title={t('late')} text={until} tasks={groups.late} />
          <TaskList kind="upcoming" title={t('upcoming')} tasks={groups.upcoming} />
          <CompletedTasks challenge={challenge} tasks={groups.completed} today={today} timezone={timezone} />
          <TaskList kind="missed" title={t('missed')} tasks={groups.missed} />
          <Materials materials={challenge.materials} />
        </div>
      </div>
    </div>
  )
}
