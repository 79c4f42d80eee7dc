import { type CollisionDetection, pointerWithin, type UniqueIdentifier } from '@dnd-kit/core'
import type { Weekday } from '@/lib/platform/dates/local-date'
import type { PlanAction, PlanDraft } from './plan-draft'
import type { WeekPlan } from './week-plan'

/** Dragged task: in the library (no day) or the week. */
export type Dragged = { taskId: string; day: Weekday | null }

/** Drop position: an index in a day's list, without the dragged task, or the library. */
export type Target = { day: Weekday; index: number } | 'library'

export const LIBRARY_ID = 'library'

export const toTaskKey = (taskId: string, day: Weekday | null) => `${day ?? LIBRARY_ID}/${taskId}`
export const toDayKey = (day: Weekday) => `day/${day}`

type Key = { kind: 'day'; day: Weekday } | { kind: 'library' } | ({ kind: 'task' } & Dragged)

export function parseDragKey(id: UniqueIdentifier): Key {
  const [head = '', rest = ''] = String(id).split('/')
  if (head === 'day') return { kind: 'day', day: Number(rest) as Weekday }
  if (!rest) return { kind: 'library' }
  return { kind: 'task', taskId: rest, day: head === LIBRARY_ID ? null : (Number(head) as Weekday) }
}

/** Parses a dragged task's id; nothing else can be dragged. */
export const parseDragged = (id: UniqueIdentifier) => parseDragKey(id) as Dragged

type Draft = Pick<PlanDraft, 'plan' | 'editable'>

/**
 * Returns a task's drop position; null where none is allowed.
 * @param after over the lower half of another task
 */
export function findDropTarget(
  { plan, editable }: Draft,
  dragged: Dragged,
  overId: UniqueIdentifier | undefined,
  after = false,
): Target | null {
  if (overId === undefined) return null
  const over = parseDragKey(overId)
  if (over.kind === 'library' || (over.kind === 'task' && over.day === null))
    return dragged.day === null ? null : 'library'
  const day = over.day as Weekday
  const list = plan[day]
  const isOwn = day === dragged.day
  if (!editable.includes(day) || (!isOwn && list.includes(dragged.taskId))) return null
  if (over.kind === 'day') return { day, index: isOwn ? list.length - 1 : list.length }
  const index = list.indexOf(over.taskId)
  return { day, index: isOwn || !after ? index : index + 1 }
}

/** Returns an arrow key's next drop position. */
export function stepTarget(
  { plan, editable }: Draft,
  dragged: Dragged,
  from: Target | null,
  key: string,
): Target | null {
  const days = editable.filter((day) => day === dragged.day || !plan[day].includes(dragged.taskId))
  const lastIndex = (day: Weekday) => plan[day].length - (day === dragged.day ? 1 : 0)
  const at = from && from !== 'library' ? from : null
  if (!at) return key === 'ArrowRight' && days[0] ? { day: days[0], index: lastIndex(days[0]) } : null
  if (key === 'ArrowUp') return at.index > 0 ? { ...at, index: at.index - 1 } : null
  if (key === 'ArrowDown') return at.index < lastIndex(at.day) ? { ...at, index: at.index + 1 } : null
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (!step) return null
  const day = days[days.indexOf(at.day) + step]
  return day ? { day, index: Math.min(at.index, lastIndex(day)) } : null
}

/** Returns a drop position's drag key: the inverse of `findDropTarget`. */
export function toOverKey(plan: WeekPlan, target: Target): string {
  if (target === 'library') return LIBRARY_ID
  const taskId = plan[target.day][target.index]
  return taskId ? toTaskKey(taskId, target.day) : toDayKey(target.day)
}

export function toDropAction({ taskId, day }: Dragged, target: Target): PlanAction | null {
  if (target === 'library') return day && { type: 'remove', taskId, day }
  if (day) return { type: 'move', taskId, from: day, to: target.day, index: target.index }
  return { type: 'place', taskId, day: target.day, index: target.index }
}

/**
 * Returns the drop target under the pointer: a task before its day. Between a day's tasks it is the next task, below
 * them the day; outside it is empty.
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
