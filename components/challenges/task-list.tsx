import { useLocale, useTranslations } from 'next-intl'
import { CompleteButton } from '@/components/completions/complete-button'
import { Badge } from '@/components/ui/badge'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import { POINTS } from '@/lib/features/scores/rules'
import { formatDate } from '@/lib/platform/dates/format'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { FoldedIdeas } from './folded-ideas'
import { FoldedTasks } from './folded-tasks'
import { taskAnchor } from './task-anchor'
import { TaskArt } from './task-art'
import { TaskSwap } from './task-swap'

type TaskListProps = {
  title: string
  text?: string
  tasks: ChallengeTaskView[]
  /** Challenge whose tasks may be swapped. */
  swapIn?: ChallengeView | undefined
  /** Bonus tasks can still be done. */
  kind: 'bonus' | 'upcoming' | 'past'
  /** A preview, in which no task can be done. */
  isPreview?: boolean
}

/** Lists tasks: cards for those that can be done now, folded rows for the others. */
export function TaskList({ title, text, tasks, kind, swapIn, isPreview = false }: TaskListProps) {
  if (tasks.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {text ? <p className="mt-0.5 text-soft">{text}</p> : null}
      {kind === 'bonus' ? (
        <ul className="mt-3 grid gap-3">
          {tasks.map((task) => (
            <OpenTask key={task.id} task={task} swapIn={swapIn} isPreview={isPreview} />
          ))}
        </ul>
      ) : (
        <FoldedTasks tasks={tasks} swapIn={swapIn} />
      )}
    </section>
  )
}

type OpenTaskProps = { task: ChallengeTaskView; swapIn: ChallengeView | undefined; isPreview: boolean }

function OpenTask({ task, swapIn, isPreview }: OpenTaskProps) {
  const t = useTranslations('challenge')
  const points = task.swappedFrom === null ? POINTS.taskLate : POINTS.swappedLate
  const day = t('day', { weekday: weekdayName(task.date, useLocale()), date: formatDate(task.date) })
  return (
    <li
      id={taskAnchor(task.id)}
      className="items-center gap-6 rounded-card bg-card p-4 shadow-soft sm:p-5 xl:flex"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-4">
        <TaskArt task={task} className="size-14 shrink-0" />
        <div className="min-w-0 flex-[1_1_10rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-bold text-soft text-sm first-letter:uppercase">{day}</p>
            <Badge tone="sun" size="sm">
              {t('points', { points })}
            </Badge>
          </div>
          <h3 className="mt-0.5">{task.title}</h3>
          <p className="mt-0.5 whitespace-pre-line text-soft">{task.description}</p>
          <div className="mt-0.5 -mb-2 flex flex-wrap gap-x-4 empty:hidden">
            <FoldedIdeas examples={task.examples} className="bg-muted" />
            {swapIn ? <TaskSwap challenge={swapIn} task={task} points={POINTS.swappedLate} /> : null}
          </div>
        </div>
      </div>
      {isPreview ? null : (
        <CompleteButton
          task={task}
          variant="secondary"
          className="mt-4 w-full sm:mt-3 sm:ml-18 sm:w-auto xl:mt-0 xl:ml-0"
        />
      )}
    </li>
  )
}
