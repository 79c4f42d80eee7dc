import { type CollisionDetection, pointerWithin } from '@dnd-kit/core'
import { parseDragKey } from './drag-target'

/**
 * Returns the drop target under the pointer: a task before its day. Between the tasks of a day it is the next task,
 * below them the day; outside the week and the library it is empty.
 */
export const collideByPointer: CollisionDetection = (args) => {
  const within = pointerWithin(args)
  const task = within.find(({ id }) => parseDragKey(id).kind === 'task')
  if (task) return [task]
  const [place] = within
  const key = place && parseDragKey(place.id)
  if (key?.kind !== 'day') return within
  const y = args.pointerCoordinates?.y ?? 0
  const next = args.droppableContainers
    .filter(({ id }) => {
      const other = parseDragKey(id)
      return other.kind === 'task' && other.day === key.day
    })
    .map(({ id }) => ({ id, rect: args.droppableRects.get(id) }))
    .filter(({ rect }) => rect && rect.top >= y)
    .sort((a, b) => (a.rect?.top ?? 0) - (b.rect?.top ?? 0))[0]
  return next ? [{ id: next.id }] : [{ id: place?.id ?? '' }]
}
