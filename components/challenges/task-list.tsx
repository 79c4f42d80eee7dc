import { useLocale, useTranslations } from 'next-intl'
import type { ChallengeTaskView } from '@/lib/challenges/schema'
import { formatDayMonth } from '@/lib/dates/format'
import { weekdayName } from '@/lib/dates/weekday-name'
import { POINTS } from '@/lib/scores/rules'
import { TaskRows } from './task-rows'
import { taskAnchor } from './week-leaves'

type TaskListProps = {
  title: string
  text?: string
  tasks: ChallengeTaskView[]
  /** Late tasks can still be done, for fewer points. */
  kind: 'late' | 'upcoming' | 'missed'
}

/** The tasks of a kind, under a heading. */
export function TaskList({ title, text, tasks, kind }: TaskListProps) {
  const t = useTranslations('challenge')
  const locale = useLocale()
  if (tasks.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {text ? <p className="mt-0.5 text-soft">{text}</p> : null}
      <TaskRows
        tasks={tasks.map(({ id, title, description, examples, motif, imagePath, date }) => ({
          ...{ id, title, description, examples, motif, imagePath },
          anchor: taskAnchor(id),
          day: t('day', { weekday: weekdayName(date, locale), date: formatDayMonth(date) }),
        }))}
        ideas={t('ideas')}
        points={kind === 'late' ? t('points', { points: POINTS.taskLate }) : null}
      />
    </section>
  )
}
