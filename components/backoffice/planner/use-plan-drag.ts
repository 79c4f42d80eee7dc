'use client'

import {
  type Active,
  type Announcements,
  type CollisionDetection,
  type DndContextProps,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, useRef, useState } from 'react'
import {
  collideByPointer,
  type Dragged,
  findDropTarget,
  parseDragged,
  stepTarget,
  type Target,
  toDropAction,
  toOverKey,
  toTaskKey,
} from './drag-target'
import { type PlanAction, reducePlan } from './plan-draft'
import { usePlanner } from './planner-provider'

type Movement = { active: Active; over: Over | null }

type PlanDrag = { dragged: Dragged; target: Target | null }

export const PlanDragContext = createContext<PlanDrag | null>(null)

/** Returns the current drag and its `DndContext` props. */
export function usePlanDrag() {
  const { draft, edit, focusAfterEdit, t } = usePlanner()
  const [drag, setDrag] = useState<PlanDrag | null>(null)
  const chosen = useRef<UniqueIdentifier | null>(null)

  const getTarget = ({ active, over }: Movement): Target | null => {
    const dragged = parseDragged(active.id)
    if (chosen.current !== null) return findDropTarget(draft, dragged, chosen.current)
    return findDropTarget(draft, dragged, over?.id, isInLowerHalf(active, over))
  }

  const getDropEdit = (movement: Movement): PlanAction | null => {
    const target = getTarget(movement)
    const action = target && toDropAction(parseDragged(movement.active.id), target)
    return action && reducePlan(draft, action) !== draft ? action : null
  }

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context }) => {
    if (!event.code.startsWith('Arrow')) return undefined
    event.preventDefault()
    const dragged = parseDragged(active)
    const from = findDropTarget(draft, dragged, chosen.current ?? undefined)
    const target = stepTarget(draft, dragged, from, event.code)
    if (!target) return undefined
    chosen.current = toOverKey(draft.plan, target)
    setDrag({ dragged, target })
    const element = context.droppableContainers.get(chosen.current)?.node.current
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const rect = element?.getBoundingClientRect()
    return rect && { x: rect.left, y: rect.top }
  }

  const collisionDetection: CollisionDetection = (args) => {
    if (args.pointerCoordinates) return collideByPointer(args)
    return chosen.current === null ? [] : [{ id: chosen.current }]
  }

  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const dragged = parseDragged(active.id)
    chosen.current = isKeyboard(activatorEvent) && dragged.day ? active.id : null
    setDrag({ dragged, target: findDropTarget(draft, dragged, active.id) })
  }
  const onDragMove = (event: DragMoveEvent) => {
    const target = getTarget(event)
    setDrag((current) => current && withTarget(current, target))
  }
  const onDragEnd = (event: DragEndEvent) => {
    setDrag(null)
    const action = getDropEdit(event)
    if (!action) return
    edit(action)
    if (isKeyboard(event.activatorEvent) && action.type === 'move')
      focusAfterEdit(toTaskKey(action.taskId, action.to))
  }

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )
  const announcements = useAnnouncements(getTarget, getDropEdit)
  const context: DndContextProps = {
    sensors,
    collisionDetection,
    onDragStart,
    onDragMove,
    onDragOver: onDragMove,
    onDragEnd,
    onDragCancel: () => setDrag(null),
    accessibility: { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } },
  }
  return { drag, context }
}

/** The plan announces a drop that changes it. */
function useAnnouncements(
  getTarget: (movement: Movement) => Target | null,
  getDropEdit: (movement: Movement) => PlanAction | null,
): Announcements {
  const { draft, getTaskName, t, fromDay, onDay } = usePlanner()

  const describeStart = ({ active }: Pick<Movement, 'active'>): string => {
    const { taskId, day } = parseDragged(active.id)
    const task = getTaskName(taskId)
    if (!day) return t('drag.picked', { task })
    const tasks = draft.plan[day]
    const place = tasks.indexOf(taskId) + 1
    return t('drag.pickedFrom', { task, from: fromDay(day), place, total: tasks.length })
  }
  const describeTarget = (movement: Movement): string => {
    const { taskId, day } = parseDragged(movement.active.id)
    const task = getTaskName(taskId)
    const target = getTarget(movement)
    if (!target) return t('drag.nowhere', { task })
    if (target === 'library') return t('drag.out', { task })
    // A second announcement would interrupt that of the start.
    if (target.day === day && draft.plan[day][target.index] === taskId) return describeStart(movement)
    const total = draft.plan[target.day].length + (target.day === day ? 0 : 1)
    return t('drag.over', { task, on: onDay(target.day), place: target.index + 1, total })
  }
  const describeStay = ({ active }: Pick<Movement, 'active'>): string =>
    t('drag.stays', { task: getTaskName(parseDragged(active.id).taskId) })

  return {
    onDragStart: describeStart,
    onDragOver: describeTarget,
    onDragEnd: (movement) => (getDropEdit(movement) ? undefined : describeStay(movement)),
    onDragCancel: describeStay,
  }
}

function isKeyboard(event: Event): boolean {
  return event instanceof KeyboardEvent
}

/** The same drag for the same target renders nothing. */
function withTarget(drag: PlanDrag, target: Target | null): PlanDrag {
  return JSON.stringify(target) === JSON.stringify(drag.target) ? drag : { ...drag, target }
}

function isInLowerHalf({ rect }: Active, over: Over | null): boolean {
  const dragged = rect.current.translated
  return Boolean(dragged && over && dragged.top + dragged.height / 2 > over.rect.top + over.rect.height / 2)
}
