import { Lock } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { CompleteButton } from '@/components/completions/complete-button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import { POINTS } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { FoldedIdeas } from './folded-ideas'
import { taskAnchor } from './task-anchor'
import { TaskArt } from './task-art'
import { TaskSwap } from './task-swap'
import { TodayDone } from './today-done'

type TodayTasksProps = {
  challenge: ChallengeView
  today: LocalDate
  open: ChallengeTaskView[]
  planned: number
  /** A preview, in which no task can be done. */
  isPreview?: boolean
}

export function TodayTasks({ challenge, today, open, planned, isPreview = false }: TodayTasksProps) {
  const t = useTranslations('challenge')
  const day = weekdayName(today, useLocale())
  if (open.length === 0) return <TodayDone planned={planned} />
  return (
    <section aria-label={t('todayHeading', { day })} className="grid gap-4">
      {open.map((task) => (
        <Card key={task.id} tone="leaf" id={taskAnchor(task.id)} className="grid gap-5">
          <div className="flex flex-wrap items-start gap-3 sm:gap-4">
            <TaskArt task={task} className="size-14 shrink-0 sm:size-24" />
            <div className="min-w-0 flex-[1_1_10rem]">
              <p className="font-bold text-leaf-ink">{t('todayTask', { day })}</p>
              <h2 className="mt-0.5 text-[1.375rem] leading-tight sm:text-2xl">{task.title}</h2>
              <p className="mt-1 whitespace-pre-line text-soft">{task.description}</p>
            </div>
          </div>
          {isPreview ? null : (
            <div className="grid gap-2 lg:justify-items-start">
              <CompleteButton task={task} size="lg" className="lg:px-10" />
              <p className="text-balance text-center text-soft text-sm lg:text-left">
                <Icon of={Lock} className="mr-1.5 inline size-3.5 align-[-0.1em]" />
                {t('privacy')}
              </p>
            </div>
          )}
          <div className="-mt-2 -mb-3 flex flex-wrap gap-x-4 empty:hidden">
            <FoldedIdeas examples={task.examples} className="mb-2 bg-card/70" />
            {isPreview ? null : <TaskSwap challenge={challenge} task={task} points={POINTS.swappedOnDay} />}
          </div>
        </Card>
      ))}
    </section>
  )
}
