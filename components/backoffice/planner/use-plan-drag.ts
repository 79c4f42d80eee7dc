'use client'

import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { collideByPointer } from './collide-by-pointer'
import {
  dropAction,
  findDropTarget,
  parseDragged,
  stepTarget,
  type Target,
  taskKey,
  toOverKey,
} from './drag-target'
import { reducePlan } from './plan-draft'
import type { Held, Planner } from './planner-context'

/** Returns sensors and handlers of the drag and drop: mouse, long press, keyboard. */
export function usePlanDrag({ draft, act, landOn }: Planner) {
  const [held, setHeld] = useState<Held>(null)
  /** The state again as a ref, for handlers that run between two renders. */
  const now = useRef<Held>(null)
  /** Target of a keyboard drag; null during a pointer drag. */
  const chosen = useRef<string | null>(null)
  const changed = useRef(false)

  const hold = (next: Held) => {
    now.current = next
    setHeld(next)
  }
  const aim = (target: Target | null) => now.current && hold({ ...now.current, target })

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    if (!now.current || !event.code.startsWith('Arrow')) return undefined
    event.preventDefault()
    const target = stepTarget(draft, now.current.dragged, now.current.target, event.code)
    if (!target) return undefined
    chosen.current = toOverKey(draft.plan, target)
    aim(target)
    const element = context.droppableContainers.get(chosen.current)?.node.current
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const rect = element?.getBoundingClientRect()
    return rect && { x: rect.left, y: rect.top }
  }

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )

  const collisionDetection: CollisionDetection = (args) => {
    if (args.pointerCoordinates) return collideByPointer(args)
    return chosen.current ? [{ id: chosen.current }] : []
  }

  const start = ({ active, activatorEvent }: DragStartEvent) => {
    const dragged = parseDragged(active.id)
    if (!dragged) return
    changed.current = false
    const byKeys = activatorEvent instanceof KeyboardEvent
    const { taskId, day } = dragged
    const key = day && taskKey(taskId, day)
    chosen.current = byKeys ? key : null
    hold({ dragged, target: key ? findDropTarget(draft, dragged, key) : null })
  }

  const follow = (event: DragMoveEvent) => {
    // A keyboard drag has already set its target.
    if (!now.current || event.activatorEvent instanceof KeyboardEvent) return
    const target = findDropTarget(draft, now.current.dragged, event.over?.id, isLow(event))
    if (JSON.stringify(target) !== JSON.stringify(now.current.target)) aim(target)
  }

  const drop = ({ activatorEvent }: DragEndEvent) => {
    const dropped = now.current
    hold(null)
    const action = dropped?.target && dropAction(dropped.dragged, dropped.target)
    if (!action || reducePlan(draft, action) === draft) return
    changed.current = true
    act(action)
    if (activatorEvent instanceof KeyboardEvent && action.type === 'move')
      landOn(taskKey(action.taskId, action.to))
  }

  const cancel = () => hold(null)

  const handlers = {
    onDragStart: start,
    onDragMove: follow,
    onDragOver: follow,
    onDragEnd: drop,
    onDragCancel: cancel,
  }
  return { held, now, changed, props: { sensors, collisionDetection, ...handlers } }
}

/** Checks whether the pointer is over the lower half of the target. */
function isLow({ active, over }: DragMoveEvent): boolean {
  const rect = active.rect.current.translated
  return Boolean(rect && over && rect.top + rect.height / 2 > over.rect.top + over.rect.height / 2)
}
