import { describe, expect, it } from 'vitest'
import type { Assignment } from '@/lib/features/challenges/plan/rules'
import { replay, toPlans } from '@/lib/features/completions/recompute/rules'
import type { CompleteEvent, UndoEvent } from '@/lib/features/completions/rewards/rules'
import { canUndo, checkCompletable, undoableUntil } from '@/lib/features/completions/rules'
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
  at: noon(day(offset)),
  localDate: day(offset),
})
const undo = (completionId: string, offset: number): UndoEvent => ({
  type: 'undo',
  completionId,
  at: noon(day(offset)),
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

  it('are the same in sum for tasks done out of order', () => {
    const inOrder = total(plan, [complete('a', 1), complete('b', 1), complete('x', 1)])
    expect(total(plan, [complete('x', 1), complete('b', 1), complete('a', 1)])).toBe(inOrder)
    expect(inOrder).toBe(5 + 5 + 10 + 5 + 50)
  })

  it('give no day bonus for a day partly done later', () => {
    expect(given(plan, [complete('a', 0), complete('b', 1)])).toEqual(['task:a 1 10', 'task:b 1 5'])
  })

  it('are given once for one task, whatever is sent twice', () => {
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

  it('pass over challenges that are not asked for', () => {
    const both = [...plan, item('o', 0, { challengeId: 'other' })]
    expect(given(both, [complete('o', 0), complete('a', 0), undo('done-o', 0)])).toEqual(['task:a 1 10'])
  })
})

describe('undoing', () => {
  const plan = [item('a', 0), item('b', 0)]

  it('takes back the task and the bonuses that rest on it', () => {
    expect(given(plan, [complete('a', 0), complete('b', 0), undo('done-a', 0)]).slice(4)).toEqual([
      'task:a 2 -10',
      `day:c:${monday} 2 -5`,
      'challenge:c 2 -50',
    ])
  })

  it('and doing it again a hundred times leaves the points of once', () => {
    const events: (CompleteEvent | UndoEvent)[] = [complete('a', 0), complete('b', 0, 'b0')]
    for (let turn = 1; turn <= 100; turn += 1)
      events.push(undo(`b${turn - 1}`, 0), complete('b', 0, `b${turn}`))
    expect(total(plan, events)).toBe(75)
    expect(given(plan, events).at(-1)).toBe('challenge:c 201 50')
  })

  it('and doing it again the next day earns what holds then', () => {
    const events = [complete('a', 0), complete('b', 0), undo('done-b', 0), complete('b', 1, 'late')]
    expect(total(plan, events)).toBe(10 + 5 + 50)
  })

  it('leaves the day bonus alone when the task undone was done on another day', () => {
    const grown = [...plan, item('late', 0, { createdAt: noon(day(1)) })]
    const events = [complete('a', 0), complete('b', 0), complete('late', 2), undo('done-late', 2)]
    expect(total(grown, events)).toBe(75)
  })

  it('leaves the day bonus alone when the task undone was late, even if the family then moved back a day', () => {
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

  it('takes points from the period to which they were given, also after a change of zone', () => {
    const events = [complete('a', 0), { ...undo('done-a', 0), localDate: addDays(monday, -1) }]
    expect([...sumPointsByPeriod(replay(toPlans(CHALLENGES, plan), events)).values()]).toEqual([0, 0, 0, 0])
  })
})

describe('a plan edited after the fact', () => {
  it('lets a bonus stand when the plan grows, and gives none twice', () => {
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

  it('asks for no task that is planned only later, nor for one taken out before', () => {
    const gone = item('gone', 0, { removedAt: noon(addDays(monday, -1)) })
    expect(
      total([item('a', 0), gone, item('soon', 5, { createdAt: noon(day(2)) })], [complete('a', 0)]),
    ).toBe(65)
  })

  it('asks no more for a task taken out at that very instant', () => {
    expect(total([item('a', 0), item('gone', 5, { removedAt: noon(day(0)) })], [complete('a', 0)])).toBe(65)
  })

  it('still asks for a task that is taken out only later', () => {
    const plan = [item('a', 0), item('gone', 5, { removedAt: noon(day(2)) })]
    expect(total(plan, [complete('a', 0)])).toBe(15)
  })

  it('keeps the points of a completed task that is taken out, without completing anything by it', () => {
    const plan = [item('a', 0, { removedAt: noon(addDays(monday, -1)) })]
    expect(given(plan, [complete('a', 0)])).toEqual(['task:a 1 10'])
  })
})

describe('when a task can be completed and undone', () => {
  it('is from its day until the window ends', () => {
    expect(checkCompletable({ date: day(2), challengeEnd: day(6), today: day(1) })).toBe('not_yet')
    expect(checkCompletable({ date: day(2), challengeEnd: day(6), today: day(2) })).toBe('ok')
    expect(checkCompletable({ date: day(2), challengeEnd: day(6), today: day(6) })).toBe('ok')
    expect(checkCompletable({ date: day(2), challengeEnd: day(6), today: day(7) })).toBe('challenge_over')
  })

  it('is over after a week’s end that the server slept through, with nothing to reset', () => {
    const waking = localDateAt(new Date('2026-11-25T07:00:00Z'), 'America/Sao_Paulo')
    expect(checkCompletable({ date: day(6), challengeEnd: day(6), today: waking })).toBe('challenge_over')
    expect(checkCompletable({ date: day(7), challengeEnd: day(13), today: waking })).toBe('ok')
  })

  it.each(['America/New_York', 'Europe/Lisbon', 'Asia/Kathmandu'])('turns at 23:59:59 in %s', (zone) => {
    const completion = { localDate: day(6), timezone: zone }
    const end = undoableUntil(completion)
    const lastSecond = new Date(end.getTime() - 1000)
    expect(
      checkCompletable({ date: day(0), challengeEnd: day(6), today: localDateAt(lastSecond, zone) }),
    ).toBe('ok')
    expect(checkCompletable({ date: day(0), challengeEnd: day(6), today: localDateAt(end, zone) })).toBe(
      'challenge_over',
    )
    expect(canUndo(completion, lastSecond)).toBe(true)
    expect(canUndo(completion, end)).toBe(false)
  })

  it('gives two phones on both sides of midnight their own day', () => {
    const plan = [item('a', 0), item('b', 0)]
    const end = undoableUntil({ localDate: monday, timezone: 'America/Sao_Paulo' })
    const at = (id: string, ms: number): CompleteEvent => {
      const instant = new Date(end.getTime() + ms)
      return { ...complete(id, 0), at: instant, localDate: localDateAt(instant, 'America/Sao_Paulo') }
    }
    expect(given(plan, [at('a', -1000), at('b', -1)])).toContain(`day:c:${monday} 1 5`)
    expect(given(plan, [at('a', -1), at('b', 0)])).toEqual(['task:a 1 10', 'task:b 1 5', 'challenge:c 1 50'])
  })
})
