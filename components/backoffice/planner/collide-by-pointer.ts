import { type CollisionDetection, pointerWithin } from '@dnd-kit/core'
import { parseDragKey } from './drag-target'

/**
 * What lies under the pointer: a task before the day that holds it. Between the tasks of a day it is the next one, below
 * them the day itself; outside the week and the library it is nothing.
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
