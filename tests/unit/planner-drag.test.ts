import { describe, expect, it } from 'vitest'
import {
  findDropTarget,
  parseDragKey,
  stepTarget,
  toDayKey,
  toDropAction,
  toOverKey,
  toTaskKey,
} from '@/components/backoffice/planner/drag-target'
import { EMPTY_PLAN } from '@/components/backoffice/planner/week-plan'
import { searchTasks } from '@/lib/features/tasks/rules'
import type { Weekday } from '@/lib/platform/dates/local-date'

const editable: Weekday[] = [5, 6, 7, 1, 2]
const week = { plan: { ...EMPTY_PLAN, 5: ['a', 'b'], 6: ['c'], 1: ['x'] }, editable }
const fromLibrary = { taskId: 'x', day: null }
const placed = { taskId: 'a', day: 5 as const }

it('drag keys are parsed back to the same task, day or library', () => {
  expect(parseDragKey(toTaskKey('a', 5))).toEqual({ kind: 'task', taskId: 'a', day: 5 })
  expect(parseDragKey(toTaskKey('a', null))).toEqual({ kind: 'task', taskId: 'a', day: null })
  expect(parseDragKey(toDayKey(3))).toEqual({ kind: 'day', day: 3 })
  expect(parseDragKey('library')).toEqual({ kind: 'library' })
})

describe('a dropped task', () => {
  it('lands at the end of a day, or before or after another task', () => {
    expect(findDropTarget(week, fromLibrary, toDayKey(5))).toEqual({ day: 5, index: 2 })
    expect(findDropTarget(week, fromLibrary, toTaskKey('b', 5))).toEqual({ day: 5, index: 1 })
    expect(findDropTarget(week, fromLibrary, toTaskKey('b', 5), true)).toEqual({ day: 5, index: 2 })
  })

  it('takes the place of another task in the same day', () => {
    expect(findDropTarget(week, placed, toTaskKey('b', 5), true)).toEqual({ day: 5, index: 1 })
    expect(findDropTarget(week, placed, toDayKey(5))).toEqual({ day: 5, index: 1 })
  })

  it('is not placed on a locked day, on a day that has it, or outside', () => {
    expect(findDropTarget(week, fromLibrary, toDayKey(3))).toBeNull()
    expect(findDropTarget(week, fromLibrary, toTaskKey('x', 1))).toBeNull()
    expect(findDropTarget(week, fromLibrary, undefined)).toBeNull()
    expect(findDropTarget(week, fromLibrary, 'library')).toBeNull()
  })

  it('is removed from the week over the library', () => {
    expect(findDropTarget(week, placed, 'library')).toBe('library')
    expect(findDropTarget(week, placed, toTaskKey('z', null))).toBe('library')
    expect(toDropAction(placed, 'library')).toEqual({ type: 'remove', taskId: 'a', day: 5 })
  })
})

describe('arrow keys', () => {
  const go = (dragged: typeof fromLibrary | typeof placed, ...keys: string[]) => {
    let at = dragged.day ? findDropTarget(week, dragged, toTaskKey(dragged.taskId, dragged.day)) : null
    for (const key of keys) at = stepTarget(week, dragged, at, key) ?? at
    return at
  }

  it('move a task from the library into the week, and skip days that have it', () => {
    expect(go(fromLibrary, 'ArrowRight')).toEqual({ day: 5, index: 2 })
    expect(go(fromLibrary, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual({
      day: 2,
      index: 0,
    })
    expect(go(fromLibrary, 'ArrowLeft')).toBeNull()
  })

  it('move a task up and down, and stop at the ends', () => {
    expect(go(fromLibrary, 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual({ day: 5, index: 0 })
    expect(go(placed, 'ArrowDown', 'ArrowDown')).toEqual({ day: 5, index: 1 })
    expect(go(placed, 'ArrowLeft')).toEqual({ day: 5, index: 0 })
    expect(go(placed, 'ArrowRight', 'ArrowDown', 'ArrowDown')).toEqual({ day: 6, index: 1 })
  })

  it('produce drop keys that resolve to the same place', () => {
    for (const keys of [['ArrowRight'], ['ArrowRight', 'ArrowUp'], ['ArrowRight', 'ArrowRight']]) {
      const target = go(fromLibrary, ...keys)
      if (!target) throw new Error('It leads somewhere')
      expect(findDropTarget(week, fromLibrary, toOverKey(week.plan, target))).toEqual(target)
    }
  })
})

it('a drop moves a placed task, and places a task from the library', () => {
  expect(toDropAction(placed, { day: 6, index: 0 })).toEqual({
    type: 'move',
    taskId: 'a',
    from: 5,
    to: 6,
    index: 0,
  })
  expect(toDropAction(fromLibrary, { day: 6, index: 1 })).toMatchObject({ type: 'place', day: 6, index: 1 })
})

it('the task search ignores accents and case, ranks names first, and filters unused tasks', () => {
  const tasks = [
    { id: '1', name: 'Piquenique', description: 'Com água de coco' },
    { id: '2', name: 'Água com rodelas', description: 'Limão' },
    { id: '3', name: 'Ler antes de dormir', description: 'Um livro' },
  ]
  const ids = (search: string, unused: string[] | null = null) =>
    searchTasks(tasks, search, unused && new Set(unused)).map(({ id }) => id)
  expect(ids('AGUA')).toEqual(['2', '1'])
  expect(ids('agua coco')).toEqual(['1'])
  expect(ids(' ')).toEqual(['1', '2', '3'])
  expect(ids('', ['3'])).toEqual(['3'])
})
