import { describe, expect, it } from 'vitest'
import {
  type PlanAction,
  type PlanDraft,
  reducePlan,
  startDraft,
} from '@/components/backoffice/planner/plan-draft'
import {
  EMPTY_PLAN,
  findPlanDifferences,
  isSamePlan,
  toAssignments,
  toWeekPlan,
  type WeekPlan,
} from '@/components/backoffice/planner/week-plan'
import type { Weekday } from '@/lib/platform/dates/local-date'

const WEEK: Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const plan: WeekPlan = { ...EMPTY_PLAN, 1: ['a', 'b', 'c'], 2: ['d'] }
const start = (editable = WEEK, from = plan) => startDraft(from, editable)
const reduced = (draft: PlanDraft, ...actions: PlanAction[]) => actions.reduce(reducePlan, draft)

describe('placing a task', () => {
  it('adds it at the end of a day or at a given position', () => {
    const end = reduced(start(), { type: 'place', taskId: 'x', day: 1 })
    expect(end.plan[1]).toEqual(['a', 'b', 'c', 'x'])
    const first = reduced(start(), { type: 'place', taskId: 'x', day: 1, index: 0 })
    expect(first.plan[1]).toEqual(['x', 'a', 'b', 'c'])
    expect(first.last).toEqual({ verb: 'did', edit: { kind: 'placed', taskId: 'x', day: 1 }, count: 1 })
  })

  it('is refused twice on one day and on a locked day', () => {
    const draft = start([2, 3])
    expect(reduced(draft, { type: 'place', taskId: 'd', day: 2 })).toBe(draft)
    expect(reduced(draft, { type: 'place', taskId: 'x', day: 1 })).toBe(draft)
  })
})

describe('moving a task', () => {
  it('puts it on another day', () => {
    const { plan } = reduced(start(), { type: 'move', taskId: 'b', from: 1, to: 2, index: 0 })
    expect([plan[1], plan[2]]).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ])
  })

  it('works up and down within a day', () => {
    const move = (taskId: string, index: number) =>
      reduced(start(), { type: 'move', taskId, from: 1, to: 1, index }).plan[1]
    expect(move('a', 2)).toEqual(['b', 'c', 'a'])
    expect(move('c', 0)).toEqual(['c', 'a', 'b'])
  })

  it('changes nothing on a locked day, or where the task already is', () => {
    const draft = start([1, 2, 3])
    expect(reduced(draft, { type: 'move', taskId: 'a', from: 1, to: 1, index: 0 })).toBe(draft)
    expect(reduced(draft, { type: 'move', taskId: 'a', from: 1, to: 7 })).toBe(draft)
    expect(reduced(draft, { type: 'move', taskId: 'z', from: 1, to: 2 })).toBe(draft)
    const twice = start(WEEK, { ...plan, 2: ['a'] })
    expect(reduced(twice, { type: 'move', taskId: 'a', from: 1, to: 2 })).toBe(twice)
    const locked = start([2])
    expect(reduced(locked, { type: 'move', taskId: 'a', from: 1, to: 2 })).toBe(locked)
  })
})

it('a task is removed from a day, but not from a locked one', () => {
  expect(reduced(start(), { type: 'remove', taskId: 'b', day: 1 }).plan[1]).toEqual(['a', 'c'])
  const locked = start([2])
  expect(reduced(locked, { type: 'remove', taskId: 'b', day: 1 })).toBe(locked)
})

it('clearing empties only the days that are editable', () => {
  expect(reduced(start([2, 3]), { type: 'clear' }).plan).toEqual({ ...plan, 2: [] })
  const empty = start(WEEK, EMPTY_PLAN)
  expect(reduced(empty, { type: 'clear' })).toBe(empty)
})

describe('filling the week', () => {
  const taskIds = ['a', 'p', 'q', 'd', 'r', 'p', 's', 't', 'u', 'v']

  it('gives each empty day one unused task, in the order of the week', () => {
    const filled = reduced(start([6, 7, 1, 2, 3, 4, 5]), { type: 'fill', taskIds, days: 'empty' }).plan
    expect(filled).toEqual({ ...plan, 6: ['p'], 7: ['q'], 3: ['r'], 4: ['s'], 5: ['t'] })
  })

  it('replaces all days except locked ones, and does not reuse their tasks', () => {
    const filled = reduced(start([2, 3, 4, 5, 6, 7]), { type: 'fill', taskIds, days: 'all' }).plan
    expect(filled).toEqual({ 1: plan[1], 2: ['p'], 3: ['q'], 4: ['d'], 5: ['r'], 6: ['s'], 7: ['t'] })
  })

  it('keeps its note until the next edit', () => {
    const filled = reduced(start(), { type: 'fill', taskIds: ['x'], days: 'all', note: 'Few tasks.' })
    expect(filled.last?.edit).toEqual({ kind: 'filled', note: 'Few tasks.' })
    expect(reduced(filled, { type: 'clear' }).last?.edit).toEqual({ kind: 'cleared' })
  })

  it('leaves days empty when there are no more tasks', () => {
    const filled = reduced(start(), { type: 'fill', taskIds: ['a', 'x'], days: 'empty' }).plan
    expect(filled).toEqual({ ...plan, 3: ['x'] })
  })
})

describe('undo and redo', () => {
  const first: PlanAction = { type: 'place', taskId: 'x', day: 3 }
  const second: PlanAction = { type: 'remove', taskId: 'a', day: 1 }

  it('restore earlier and later plans, and name the edit', () => {
    const both = reduced(start(), first, second)
    const back = reduced(both, { type: 'undo' })
    expect(back.plan).toEqual({ ...plan, 3: ['x'] })
    expect(back.last).toEqual({ verb: 'undid', edit: { kind: 'removed', taskId: 'a', day: 1 }, count: 3 })
    expect(reduced(back, { type: 'undo' }).plan).toEqual(plan)
    const forth = reduced(back, { type: 'undo' }, { type: 'redo' }, { type: 'redo' })
    expect(forth.plan).toEqual(both.plan)
    expect(forth.last?.verb).toBe('redid')
    expect(reduced(forth, { type: 'redo' })).toBe(forth)
  })

  it('have nothing to redo after a new edit, and nothing to undo at the start', () => {
    const anew = reduced(start(), first, { type: 'undo' }, second)
    expect(anew.future).toEqual([])
    const fresh = start()
    expect(reduced(fresh, { type: 'undo' })).toBe(fresh)
  })

  it('treat fill, clear and load as one step each', () => {
    const theirs: PlanAction = { type: 'load', plan: EMPTY_PLAN, editable: WEEK }
    for (const action of [
      { type: 'clear' },
      { type: 'fill', taskIds: ['x'], days: 'all' },
      theirs,
    ] as const) {
      expect(reduced(start(), action, { type: 'undo' }).plan).toEqual(plan)
    }
  })

  it('do not change a day that was locked later', () => {
    const theirs = { ...plan, 1: ['z'] }
    const loaded = reduced(start(), { type: 'load', plan: theirs, editable: [2, 3, 4, 5, 6, 7] })
    expect(reduced(loaded, { type: 'undo' }).plan).toEqual(theirs)
  })
})

it('a week plan converts to assignments and back', () => {
  const rows = toAssignments(plan)
  expect(rows[1]).toEqual({ taskId: 'b', dayOfWeek: 1, orderInDay: 2 })
  expect(toWeekPlan(rows.reverse())).toEqual(plan)
  expect(isSamePlan(toWeekPlan(rows), plan)).toBe(true)
})

it('the differences of two plans are listed by day', () => {
  const theirs = { ...plan, 1: ['c', 'b', 'a'], 2: ['e'], 4: ['f'] }
  expect(findPlanDifferences(plan, theirs)).toEqual([
    { day: 1, onlyMine: [], onlyTheirs: [], reordered: true },
    { day: 2, onlyMine: ['d'], onlyTheirs: ['e'], reordered: false },
    { day: 4, onlyMine: [], onlyTheirs: ['f'], reordered: false },
  ])
  expect(findPlanDifferences(plan, plan)).toEqual([])
})
