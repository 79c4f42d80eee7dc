'use client'

import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Lock } from 'lucide'
import { Fragment, use, useId } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { formatDayMonth } from '@/lib/platform/dates/format'
import type { LocalDate, Weekday } from '@/lib/platform/dates/local-date'
import { toDayKey, toTaskKey } from './drag-target'
import { usePlanner } from './planner-provider'
import { cardClass, PlannedTask, TaskSummary } from './task-card'
import { PlanDragContext } from './use-plan-drag'

/** Renders a day's tasks, locked once families may have started. */
export function DayColumn({ day, date }: { day: Weekday; date: LocalDate }) {
  const { week, draft, t, longDay, shortDay } = usePlanner()
  const drag = use(PlanDragContext)
  const id = useId()
  const list = draft.plan[day]
  const isLocked = !draft.editable.includes(day)
  const { setNodeRef } = useDroppable({ id: toDayKey(day), disabled: isLocked })
  const isFromElsewhere = drag !== null && drag.dragged.day !== day
  const isRefused = isFromElsewhere && (isLocked || list.includes(drag.dragged.taskId))
  const target = drag?.target !== 'library' && drag?.target?.day === day ? drag.target : null
  const gap = isFromElsewhere ? target?.index : undefined

  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={cn(
        'flex min-h-28 min-w-0 flex-col rounded-2xl border-2 border-dashed bg-muted p-2 transition-colors duration-150',
        target ? 'border-leaf bg-leaf-tint' : 'border-transparent',
        isRefused && 'opacity-50',
      )}
    >
      <h3
        id={id}
        tabIndex={-1}
        data-key={toDayKey(day)}
        className="mb-2 flex items-baseline justify-between gap-2 px-1 text-base"
      >
        <span className="inline-block first-letter:uppercase">
          <span className="sr-only">{longDay(day)}</span>
          <span aria-hidden>{shortDay(day)}</span>
        </span>
        <span className="font-medium font-text text-soft text-sm">{formatDayMonth(date)}</span>
      </h3>
      {isLocked ? (
        <p className="mb-2 flex items-center gap-1.5 px-1 font-bold text-soft text-xs" title={t('lockedDay')}>
          <Icon of={Lock} className="size-3.5 shrink-0" />
          <span>{t('locked')}</span>
          <span className="sr-only">{t('lockedDay')}</span>
        </p>
      ) : null}
      <SortableContext
        items={list.map((taskId) => toTaskKey(taskId, day))}
        strategy={verticalListSortingStrategy}
        disabled={isLocked}
      >
        <ul className="grid content-start gap-2">
          {list.map((taskId, index) => {
            const task = week.byId.get(taskId)
            if (!task) return null
            return (
              <Fragment key={taskId}>
                {gap === index ? <Gap /> : null}
                {isLocked ? (
                  <li className={cn(cardClass, 'border-line bg-transparent p-2')}>
                    <TaskSummary task={task} />
                  </li>
                ) : (
                  <PlannedTask task={task} day={day} />
                )}
              </Fragment>
            )
          })}
          {gap === list.length && list.length > 0 ? <Gap /> : null}
        </ul>
      </SortableContext>
      {list.length === 0 ? (
        <p className="grid flex-1 place-items-center px-1 py-3 text-center text-soft text-sm">
          {target ? t('dropHere') : t('dayEmpty')}
        </p>
      ) : null}
    </section>
  )
}

function Gap() {
  return <li aria-hidden className="h-1.5 rounded-full bg-leaf" />
}
