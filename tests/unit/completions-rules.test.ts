import { describe, expect, it } from 'vitest'
import type { Assignment } from '@/lib/features/challenges/rules'
import { replay, toPlans } from '@/lib/features/completions/recompute/rules'
import type { CompleteEvent, UndoEvent } from '@/lib/features/completions/rewards/rules'
import { canUndo, undoableUntil } from '@/lib/features/completions/rules'
import { sumPointsByPeriod } from '@/lib/features/scores/rules'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

const monday = '2026-11-16'
const CHALLENGES = [{ id: 'c', startDate: monday, weekNumber: 2 }]
const day = (offset: number) => addDays(monday, offset)
const planned: Assignment = {
  assignmentId: '',
  taskId: '',
  date: monday,
  challengeId: 'c',
  createdAt: new Date('2026-11-01T00:00:00Z'),
  removedAt: null,
}
const item = (assignmentId: string, offset: number, more: Partial<Assignment> = {}): Assignment => ({
  ...planned,
  assignmentId,
  taskId: `task-${assignmentId}`,
  date: day(offset),
  ...more,
})
const noon = (date: LocalDate) => new Date(`${date}T12:00:00Z`)
const complete = (assignmentId: string, offset: number, id = `done-${assignmentId}`): CompleteEvent => ({
  type: 'complete',
  id,
  assignmentId,
  createdAt: noon(day(offset)),
  localDate: day(offset),
})
const undo = (completionId: string, offset: number): UndoEvent => ({
  type: 'undo',
  completionId,
  createdAt: noon(day(offset)),
  localDate: day(offset),
})
const given = (plan: Assignment[], events: (CompleteEvent | UndoEvent)[]) =>
  replay(toPlans(CHALLENGES, plan), events).map((entry) => `${entry.key} ${entry.sequence} ${entry.amount}`)
const total = (plan: Assignment[], events: (CompleteEvent | UndoEvent)[]) =>
  sumPointsByPeriod(replay(toPlans(CHALLENGES, plan), events)).get('all') ?? 0

describe('points', () => {
  const plan = [item('a', 0), item('b', 0), item('x', 1)]

  it('are 10 on the day, 5 later, 5 for the whole day, 50 for the whole challenge', () => {
    expect(given(plan, [complete('a', 0), complete('b', 0), complete('x', 2)])).toEqual([
      'task:a 1 10',
      'task:b 1 10',
      `day:c:${monday} 1 5`,
      'task:x 1 5',
      'challenge:c 1 50',
    ])
  })

  it('have the same total for tasks completed out of order', () => {
    const inOrder = total(plan, [complete('a', 1), complete('b', 1), complete('x', 1)])
    expect(total(plan, [complete('x', 1), complete('b', 1), complete('a', 1)])).toBe(inOrder)
    expect(inOrder).toBe(5 + 5 + 10 + 5 + 50)
  })

  it('include no day bonus for a day partly completed later', () => {
    expect(given(plan, [complete('a', 0), complete('b', 1)])).toEqual(['task:a 1 10', 'task:b 1 5'])
  })

  it('are given once for a task, even when events are sent twice', () => {
    expect(given(plan, [complete('a', 0), complete('a', 0, 'again')])).toEqual(['task:a 1 10'])
    const events = [complete('a', 0), undo('done-a', 0), undo('done-a', 0), undo('never', 0)]
    expect(given(plan, events)).toEqual(['task:a 1 10', 'task:a 2 -10'])
  })

  it('count for the week and month of the local date, and the season of the challenge', () => {
    const turn = [item('a', 0, { date: '2026-12-31' }), item('b', 0, { date: '2027-01-01' }), item('z', 0)]
    const events = [
      { ...complete('a', 0), localDate: '2026-12-31' },
      { ...complete('b', 0), localDate: '2027-01-01' },
    ]
    expect(Object.fromEntries(sumPointsByPeriod(replay(toPlans(CHALLENGES, turn), events)))).toEqual({
      all: 30,
      '2026-12': 15,
      '2027-01': 15,
      '2026-W53': 30,
      '2026-11-09': 30,
    })
  })

  it('leave out challenges that are not requested', () => {
    const both = [...plan, item('o', 0, { challengeId: 'other' })]
    expect(given(both, [complete('o', 0), complete('a', 0), undo('done-o', 0)])).toEqual(['task:a 1 10'])
  })
})

describe('undoing a completion', () => {
  const plan = [item('a', 0), item('b', 0)]

  it('revokes the points of the task and the bonuses that depend on it', () => {
    expect(given(plan, [complete('a', 0), complete('b', 0), undo('done-a', 0)]).slice(4)).toEqual([
      'task:a 2 -10',
      `day:c:${monday} 2 -5`,
      'challenge:c 2 -50',
    ])
  })

  it('and repeating it a hundred times leaves the points of one completion', () => {
    const events: (CompleteEvent | UndoEvent)[] = [complete('a', 0), complete('b', 0, 'b0')]
    for (let turn = 1; turn <= 100; turn += 1)
      events.push(undo(`b${turn - 1}`, 0), complete('b', 0, `b${turn}`))
    expect(total(plan, events)).toBe(75)
    expect(given(plan, events).at(-1)).toBe('challenge:c 201 50')
  })

  it('and repeating it the next day earns the points of that day', () => {
    const events = [complete('a', 0), complete('b', 0), undo('done-b', 0), complete('b', 1, 'late')]
    expect(total(plan, events)).toBe(10 + 5 + 50)
  })

  it('keeps the day bonus when the task was completed on another day', () => {
    const grown = [...plan, item('late', 0, { createdAt: noon(day(1)) })]
    const events = [complete('a', 0), complete('b', 0), complete('late', 2), undo('done-late', 2)]
    expect(total(grown, events)).toBe(75)
  })

  it('keeps the day bonus when the task was late, even after a move back by a day', () => {
    const plan = [item('late', 0, { removedAt: noon(day(2)) }), item('a', 0), item('z', 6)]
    const movedBack = { ...complete('a', 2), localDate: day(0) }
    const events = [complete('late', 1), movedBack, undo('done-late', 2)]
    expect(given(plan, events)).toEqual([
      'task:late 1 5',
      'task:a 1 10',
      `day:c:${monday} 1 5`,
      'task:late 2 -5',
    ])
  })

  it('subtracts points from the period that received them, also after a time zone change', () => {
    const events = [complete('a', 0), { ...undo('done-a', 0), localDate: addDays(monday, -1) }]
    expect([...sumPointsByPeriod(replay(toPlans(CHALLENGES, plan), events)).values()]).toEqual([0, 0, 0, 0])
  })
})

describe('a plan edited after the fact', () => {
  it('keeps a bonus when the plan grows, and grants none twice', () => {
    const plan = [item('a', 0), item('b', 0, { createdAt: noon(day(1)) })]
    const events = [complete('a', 0), complete('b', 2)]
    expect(given(plan, events)).toEqual([
      'task:a 1 10',
      `day:c:${monday} 1 5`,
      'challenge:c 1 50',
      'task:b 1 5',
    ])
    expect(total(plan, [...events, undo('done-b', 2)])).toBe(65)
  })

  it('requires neither tasks that are planned later nor tasks that were removed before', () => {
    const gone = item('gone', 0, { removedAt: noon(addDays(monday, -1)) })
    expect(
      total([item('a', 0), gone, item('soon', 5, { createdAt: noon(day(2)) })], [complete('a', 0)]),
    ).toBe(65)
  })

  it('does not require a task that is removed at the same instant', () => {
    expect(total([item('a', 0), item('gone', 5, { removedAt: noon(day(0)) })], [complete('a', 0)])).toBe(65)
  })

  it('still requires a task that is removed later', () => {
    const plan = [item('a', 0), item('gone', 5, { removedAt: noon(day(2)) })]
    expect(total(plan, [complete('a', 0)])).toBe(15)
  })

  it('grants the points of a completed task that was removed, but no bonus', () => {
    const plan = [item('a', 0, { removedAt: noon(addDays(monday, -1)) })]
    expect(given(plan, [complete('a', 0)])).toEqual(['task:a 1 10'])
  })
})

describe('the end of the day', () => {
  it.each(['America/New_York', 'Europe/Lisbon', 'Asia/Kathmandu'])(
    'ends the time to undo after 23:59:59 in %s',
    (zone) => {
      const completion = { localDate: day(6), timezone: zone }
      const end = undoableUntil(completion)
      const lastSecond = new Date(end.getTime() - 1000)
      expect(canUndo(completion, lastSecond)).toBe(true)
      expect(canUndo(completion, end)).toBe(false)
    },
  )

  it('separates the completions of two phones just before and after midnight', () => {
    const plan = [item('a', 0), item('b', 0)]
    const end = undoableUntil({ localDate: monday, timezone: 'America/Sao_Paulo' })
    const at = (id: string, ms: number): CompleteEvent => {
      const instant = new Date(end.getTime() + ms)
      return { ...complete(id, 0), createdAt: instant, localDate: localDateAt(instant, 'America/Sao_Paulo') }
    }
    expect(given(plan, [at('a', -1000), at('b', -1)])).toContain(`day:c:${monday} 1 5`)
    expect(given(plan, [at('a', -1), at('b', 0)])).toEqual(['task:a 1 10', 'task:b 1 5', 'challenge:c 1 50'])
  })
})
