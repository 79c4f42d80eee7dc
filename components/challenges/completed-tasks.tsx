import { CircleCheck } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { photoThumb } from '@/components/activities/photo-thumb'
import { Stamp } from '@/components/art/stamp'
import { UndoButton } from '@/components/completions/undo-button'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import { formatDate } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { taskAnchor } from './task-anchor'
import { TaskArt } from './task-art'

type CompletedTasksProps = {
  challenge: ChallengeView
  tasks: ChallengeTaskView[]
  today: LocalDate
  doneOn: Readonly<Record<string, string>>
}

/** Fewer tasks are rows, which leave no empty places. */
const GRID_FROM = 3

export function CompletedTasks({ challenge, tasks, today, doneOn }: CompletedTasksProps) {
  const t = useTranslations('challenge')
  // A past week gets no more completions.
  if (tasks.length === 0 && challenge.status === 'completed') return null
  const isGrid = tasks.length >= GRID_FROM
  return (
    <section>
      <div className="flex flex-wrap items-center gap-x-2">
        <h2>{t('completed')}</h2>
        {tasks.length > 0 ? (
          <Badge tone="leaf" size="sm" className="tabular-nums">
            {tasks.length}
          </Badge>
        ) : null}
      </div>
      {tasks.length === 0 ? (
        <div className="mt-3 flex items-center gap-3 rounded-card border-2 border-line border-dashed p-4 text-soft">
          <Stamp name="twin-before" className="w-7 shrink-0" />
          <p>{t('completedNone')}</p>
        </div>
      ) : null}
      <ul className={cn('mt-3 grid gap-3 empty:hidden', isGrid && 'sm:grid-cols-2 xl:grid-cols-3')}>
        {tasks.map((task) => (
          <li
            key={task.id}
            id={taskAnchor(task.id)}
            className={cn(
              'grid grid-cols-[min(7rem,35vw)_minmax(0,1fr)] content-start gap-3 rounded-card bg-card p-3 shadow-soft',
              isGrid ? 'sm:grid-cols-1' : 'sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4',
            )}
          >
            <DonePhoto task={task} />
            <div className={cn('self-center', isGrid && 'sm:self-start sm:px-1.5 sm:pb-1')}>
              <Days task={task} doneOn={doneOn[task.id]} />
              <h3 className="mt-1 text-[min(1.125rem,7.5vw)]">{task.title}</h3>
              {challenge.status === 'active' && task.completedOn === today ? (
                <div className="mt-1 -ml-4">
                  <UndoButton challengeId={challenge.id} task={{ id: task.id, title: task.title }} />
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DonePhoto({ task }: { task: ChallengeTaskView }) {
  const t = useTranslations('challenge')
  if (!task.photoUrl) {
    return (
      <div className="grid aspect-square place-items-center rounded-xl bg-muted sm:aspect-[4/3]">
        <TaskArt task={task} className="w-20" />
      </div>
    )
  }
  return (
    <Photo
      src={photoThumb(task.photoUrl)}
      placeholder={task.photoPlaceholder}
      alt={t('photoOf', { task: task.title })}
      loading="lazy"
      className="aspect-square w-full rounded-xl sm:aspect-[4/3]"
    />
  )
}

function Days({ task, doneOn }: { task: ChallengeTaskView; doneOn: string | undefined }) {
  const t = useTranslations('challenge')
  const locale = useLocale()
  const planned = t('day', { weekday: weekdayName(task.date, locale), date: formatDate(task.date) })
  return (
    <>
      <p className="font-bold text-[min(0.875rem,6.5vw)] text-soft first-letter:uppercase">{planned}</p>
      {doneOn ? (
        <p className="mt-0.5 flex items-center gap-1.5 font-bold text-leaf-ink text-sm">
          <Icon of={CircleCheck} className="size-4 shrink-0" />
          {doneOn}
        </p>
      ) : null}
    </>
  )
}
