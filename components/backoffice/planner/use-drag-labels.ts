'use client'

import type { Announcements } from '@dnd-kit/core'
import type { RefObject } from 'react'
import { type Dragged, parseDragged } from './drag-target'
import type { Held, Planner } from './planner-context'
import { usePlannerLabels } from './use-planner-labels'

/** Returns the screen reader announcements of a drag. A drop that changes the plan is announced by the plan. */
export function useDragLabels(
  { draft, getTaskName: nameOf }: Planner,
  now: RefObject<Held>,
  changed: RefObject<boolean>,
): Announcements {
  const { t, fromDay, onDay } = usePlannerLabels(nameOf)

  const announce = (id: string | number, format: (task: string, dragged: Dragged) => string) => {
    const dragged = parseDragged(id)
    return dragged ? format(nameOf(dragged.taskId), dragged) : undefined
  }
  const pickedUp = (task: string, { taskId, day }: Dragged) => {
    if (!day) return t('drag.picked', { task })
    const list = draft.plan[day]
    const place = list.indexOf(taskId) + 1
    return t('drag.pickedFrom', { task, from: fromDay(day), place, total: list.length })
  }
  const over = (task: string, dragged: Dragged) => {
    const { taskId, day } = dragged
    const target = now.current?.target
    if (!target) return t('drag.nowhere', { task })
    if (target === 'library') return t('drag.out', { task })
    // A drag starts over the dragged task; a second announcement would interrupt the first.
    if (target.day === day && draft.plan[day][target.index] === taskId) return pickedUp(task, dragged)
    const total = draft.plan[target.day].length + (target.day === day ? 0 : 1)
    return t('drag.over', { task, on: onDay(target.day), place: target.index + 1, total })
  }
  const stays = (task: string) => t('drag.stays', { task })

  return {
    onDragStart: ({ active }) => announce(active.id, pickedUp),
    onDragOver: ({ active }) => announce(active.id, over),
    onDragEnd: ({ active }) => (changed.current ? undefined : announce(active.id, stays)),
    onDragCancel: ({ active }) => announce(active.id, stays),
  }
}
