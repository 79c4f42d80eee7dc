'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PlantFacts } from '@/components/art/plant-mood'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { CompletionCelebration } from '@/components/completions/completion-celebration'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import type { FamilyView } from '@/lib/features/families/schema'
import { POINTS } from '@/lib/features/scores/rules'
import { formatDate } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { CompletedTasks } from './completed-tasks'
import { isChallengeComplete } from './is-challenge-complete'
import { PlantCard } from './plant-card'
import { groupTasks } from './task-groups'
import { TaskList } from './task-list'
import { TodayTasks } from './today-tasks'
import { WeekDone } from './week-done'

type ChallengeBodyProps = {
  challenge: ChallengeView
  today: LocalDate
  joinedOn: LocalDate
  leaves: readonly WeekPlantLeaf[]
  /** As text, by task id. */
  doneOn: Readonly<Record<string, string>>
  weekPoints: number
  family: Pick<FamilyView, 'id' | 'plantName' | 'pot'>
  /** Only on a day of the challenge. */
  plant: PlantFacts | undefined
  /** Below the plant on wide screens, after the tasks on small ones. */
  children: ReactNode
  /** Last, over both columns. */
  otherWeeks: ReactNode
}

/**
 * Renders a challenge's body. One client component: as a server component each element would be in the HTML and in the
 * RSC payload.
 */
export function ChallengeBody({
  leaves,
  weekPoints,
  joinedOn,
  family,
  plant,
  children,
  otherWeeks,
  ...week
}: ChallengeBodyProps) {
  const { challenge, today } = week
  return (
    <div
      data-pot={family.pot}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 md:grid-cols-[minmax(18rem,5fr)_7fr] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:gap-x-8"
    >
      <CompletionCelebration week={{ challenge, today, leaves, ...family }} />
      {/* On phones the plant is after the day's task and before the others. */}
      <div className="grid min-w-0 gap-8 max-md:contents md:col-start-2 md:row-span-2 md:row-start-1">
        <Tasks {...week} />
      </div>
      <PlantCard {...{ challenge, leaves, weekPoints, joinedOn, plant }} />
      <div className="grid gap-8 max-md:order-2">{children}</div>
      <div className="min-w-0 empty:hidden max-md:order-2 md:col-span-full md:row-start-3">{otherWeeks}</div>
    </div>
  )
}

function Tasks({ challenge, today, doneOn }: Pick<ChallengeBodyProps, 'challenge' | 'today' | 'doneOn'>) {
  const t = useTranslations('challenge')
  const groups = groupTasks(challenge, today)
  const planned = challenge.tasks.filter((task) => task.date === today).length
  const bonus = { date: formatDate(challenge.endDate), points: POINTS.taskLate }
  const running = challenge.status === 'active'
  return (
    <>
      {isChallengeComplete(challenge) ? (
        <WeekDone />
      ) : running ? (
        <TodayTasks challenge={challenge} today={today} open={groups.today} planned={planned} />
      ) : null}
      <div className="grid min-w-0 gap-8 empty:hidden max-md:order-1">
        <TaskList
          kind="upcoming"
          swapIn={running ? challenge : undefined}
          title={t('upcoming')}
          text={running ? t('upcomingText') : undefined}
          tasks={groups.upcoming}
        />
        <CompletedTasks challenge={challenge} tasks={groups.completed} today={today} doneOn={doneOn} />
        {/* Last: nothing of earlier days is next to "all done for today". */}
        <TaskList
          kind="bonus"
          swapIn={challenge}
          title={t('bonus')}
          text={t('bonusText', bonus)}
          tasks={groups.bonus}
        />
        <TaskList kind="past" title={t('past')} tasks={groups.past} />
      </div>
    </>
  )
}
