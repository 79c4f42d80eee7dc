import { ChevronDown } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import { POINTS } from '@/lib/features/scores/rules'
import { formatDate } from '@/lib/platform/dates/format'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { Ideas } from './ideas'
import { taskAnchor } from './task-anchor'
import { TaskArt } from './task-art'
import { TaskSwap } from './task-swap'

type FoldedTasksProps = { tasks: readonly ChallengeTaskView[]; swapIn: ChallengeView | undefined }

/** Lists tasks that cannot be done now, one line each until opened. */
export function FoldedTasks({ tasks, swapIn }: FoldedTasksProps) {
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
  return (
    <ul className="@container mt-3 divide-y divide-line rounded-card bg-card shadow-soft">
      {tasks.map((task) => (
        <li key={task.id}>
          <FoldedTask task={task} swapIn={swapIn} />
        </li>
      ))}
    </ul>
  )
}

/** Opens the row that the plant's leaf links to. */
function openTarget(): void {
  const row = document.getElementById(window.location.hash.slice(1))
  if (row instanceof HTMLDetailsElement) row.open = true
}

type FoldedTaskProps = { task: ChallengeTaskView; swapIn: ChallengeView | undefined }

function FoldedTask({ task, swapIn }: FoldedTaskProps) {
  const t = useTranslations('challenge')
  const locale = useLocale()
  const weekday = weekdayName(task.date, locale)
  const day = t('day', { weekday, date: formatDate(task.date) })
  return (
    <details id={taskAnchor(task.id)} className="group">
      <summary className="grid min-h-14 list-none grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card px-3 py-2 hover:text-leaf-ink @max-[15rem]:grid-cols-[auto_minmax(0,1fr)_auto] @lg:px-5 [&::-webkit-details-marker]:hidden">
        <TaskArt task={task} className="size-[min(2.5rem,12vw)]" />
        <span className="min-w-8 font-bold text-soft text-sm first-letter:uppercase @lg:min-w-52">
          <abbr title={weekday} className="no-underline @lg:hidden">
            {weekdayName(task.date, locale, 'short')}
          </abbr>
          <span className="@max-lg:hidden">{day}</span>
        </span>
        <h3 className="line-clamp-2 text-[min(1rem,7vw)] leading-tight group-open:line-clamp-none @max-[15rem]:order-last @max-[15rem]:col-span-full">
          {task.title}
        </h3>
        <Icon
          of={ChevronDown}
          className="size-5 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 px-3 pb-4 @lg:px-5">
        <p className="font-bold text-soft text-sm first-letter:uppercase @lg:hidden">{day}</p>
        <p className="whitespace-pre-line text-soft">{task.description}</p>
        <Ideas examples={task.examples} className="bg-muted" />
        {swapIn ? (
          <div className="-mb-2 flex flex-wrap">
            <TaskSwap challenge={swapIn} task={task} points={POINTS.swappedOnDay} />
          </div>
        ) : null}
      </div>
    </details>
  )
}
