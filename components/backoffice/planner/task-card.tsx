'use client'

import { useDraggable } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { TaskArt } from '@/components/challenges/task-art'
import { cn } from '@/components/ui/cn'
import type { Task } from '@/lib/features/tasks/schema'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { toTaskKey } from './drag-target'
import { usePlanner } from './planner-provider'
import { TaskMenu } from './task-menu'
import { findDays } from './week-plan'

/** Class names without the border color, which depends on the state. */
export const cardClass = '@container relative rounded-2xl border bg-card'

type TaskSummaryProps = { task: Pick<Task, 'name' | 'motif' | 'imagePath'> }

export function TaskSummary({ task: { name, motif, imagePath } }: TaskSummaryProps) {
  const thumbnail = imagePath && photoThumb(imagePath)
  return (
    <span className="grid gap-1.5 @[11rem]:flex @[11rem]:items-center @[11rem]:gap-2.5">
      <TaskArt task={{ motif, imagePath: thumbnail }} className="size-8 shrink-0 rounded-lg" />
      <span className="hyphens-auto font-bold text-sm leading-snug wrap-break-word min-w-0">{name}</span>
    </span>
  )
}

export function PlannedTask({ task, day }: { task: Task; day: Weekday }) {
  const { t } = usePlanner()
  const key = toTaskKey(task.id, day)
  const sortable = useSortable({ id: key, attributes: { roleDescription: t('draggable') } })
  const { transform, transition, isDragging } = sortable
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li
      ref={sortable.setNodeRef}
      style={style}
      className={cn(
        cardClass,
        isDragging ? 'border-leaf border-dashed bg-leaf-tint opacity-60' : 'border-line',
      )}
    >
      <div
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        data-key={key}
        className="cursor-grab touch-manipulation select-none rounded-2xl p-2 @[11rem]:pr-8 [-webkit-touch-callout:none]"
      >
        <TaskSummary task={task} />
      </div>
      <div className="absolute top-1 right-0.5">
        <TaskMenu taskId={task.id} day={day} />
      </div>
    </li>
  )
}

/** Renders a library task; dragging copies it into the week. */
export const LibraryTask = memo(function LibraryTask({ task }: { task: Task }) {
  const { draft, t, shortDay } = usePlanner()
  const days = findDays(draft.plan, task.id).map(shortDay).join(', ')
  return (
    <DragShell
      id={toTaskKey(task.id, null)}
      roleDescription={t('draggable')}
      menu={<TaskMenu taskId={task.id} day={null} />}
    >
      <TaskSummary task={task} />
      {days ? <span className="mt-1 block text-leaf-ink text-xs">{t('planned', { days })}</span> : null}
    </DragShell>
  )
})

type DragShellProps = { id: string; roleDescription: string; menu: ReactNode; children: ReactNode }

/**
 * A draggable component renders on every move over a target. With hundreds of tasks only this shell may render; its
 * children are created outside.
 */
function DragShell({ id, roleDescription, menu, children }: DragShellProps) {
  const draggable = useDraggable({ id, attributes: { roleDescription } })
  return (
    <li className={cn(cardClass, 'flex items-start border-line', draggable.isDragging && 'opacity-50')}>
      <div
        ref={draggable.setNodeRef}
        {...draggable.attributes}
        {...draggable.listeners}
        data-key={id}
        className="min-w-0 flex-1 cursor-grab touch-manipulation select-none rounded-2xl p-2 [-webkit-touch-callout:none]"
      >
        {children}
      </div>
      <div className="pt-1 pr-0.5">{menu}</div>
    </li>
  )
}
