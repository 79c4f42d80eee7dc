'use client'

import { useDraggable } from '@dnd-kit/core'
import { memo, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import type { Task } from '@/lib/features/tasks/schema'
import { taskKey } from './drag-target'
import { cardClass } from './planned-task'
import { usePlanner } from './planner-context'
import { TaskFace } from './task-face'
import { TaskMenu } from './task-menu'
import { usePlannerLabels } from './use-planner-labels'
import { daysWith } from './week-plan'

/** Renders a library task with the days that use it; dragging it copies it into the week. */
export const LibraryTask = memo(function LibraryTask({ task }: { task: Task }) {
  const { draft, getTaskName: nameOf } = usePlanner()
  const { t, short } = usePlannerLabels(nameOf)
  const days = daysWith(draft.plan, task.id).map(short).join(', ')
  return (
    <DragShell
      id={taskKey(task.id, null)}
      roleDescription={t('draggable')}
      menu={<TaskMenu taskId={task.id} day={null} />}
    >
      <TaskFace task={task} />
      {days ? <span className="mt-1 block text-leaf-ink text-xs">{t('planned', { days })}</span> : null}
    </DragShell>
  )
})

type DragShellProps = { id: string; roleDescription: string; menu: ReactNode; children: ReactNode }

/**
 * A draggable component renders on every move over a target. With hundreds of tasks only this shell may render; its
 * children are created outside and keep their identity.
 */
function DragShell({ id, roleDescription, menu, children }: DragShellProps) {
  const drag = useDraggable({ id, attributes: { roleDescription } })
  return (
    <li className={cn(cardClass, 'flex items-start border-line', drag.isDragging && 'opacity-50')}>
      <div
        ref={drag.setNodeRef}
        {...drag.attributes}
        {...drag.listeners}
        data-key={id}
        className="min-w-0 flex-1 cursor-grab touch-manipulation select-none rounded-2xl p-2 [-webkit-touch-callout:none]"
      >
        {children}
      </div>
      <div className="pt-1 pr-0.5">{menu}</div>
    </li>
  )
}
