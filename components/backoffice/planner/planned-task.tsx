'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties } from 'react'
import { cn } from '@/components/ui/cn'
import type { Task } from '@/lib/features/tasks/schema'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { taskKey } from './drag-target'
import { TaskFace } from './task-face'
import { TaskMenu } from './task-menu'

/** Class names without the border color, which depends on the state. */
export const cardClass = '@container relative rounded-2xl border bg-card'

type PlannedTaskProps = { task: Task; day: Weekday; roleDescription: string }

export function PlannedTask({ task, day, roleDescription }: PlannedTaskProps) {
  const key = taskKey(task.id, day)
  const drag = useSortable({ id: key, attributes: { roleDescription } })
  const { transform, transition, isDragging } = drag
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li
      ref={drag.setNodeRef}
      style={style}
      className={cn(
        cardClass,
        isDragging ? 'border-leaf border-dashed bg-leaf-tint opacity-60' : 'border-line',
      )}
    >
      <div
        ref={drag.setActivatorNodeRef}
        {...drag.attributes}
        {...drag.listeners}
        data-key={key}
        className="cursor-grab touch-manipulation select-none rounded-2xl p-2 @[11rem]:pr-8 [-webkit-touch-callout:none]"
      >
        <TaskFace task={task} />
      </div>
      <div className="absolute top-1 right-0.5">
        <TaskMenu taskId={task.id} day={day} />
      </div>
    </li>
  )
}
