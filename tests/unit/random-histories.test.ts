import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Assignment } from '@/lib/features/challenges/rules'
import { replay, toPlans } from '@/lib/features/completions/recompute/rules'
import {
  type CompleteEvent,
  type CompletionWithPlannedDate,
  computePointEntries,
  computePointReversals,
  toLastEntryByKey,
  type UndoEvent,
} from '@/lib/features/completions/rewards/rules'
import { POINTS, type PointEntry, sumPointsByPeriod } from '@/lib/features/scores/rules'
import { addDays } from '@/lib/platform/dates/local-date'

// Two overlapping challenges over New Year.
const starts = ['2026-12-28', '2026-12-31']
const challenges = starts.map((startDate, index) => ({ id: `c${index}`, startDate, weekNumber: 1 + index }))
const STEP_MS = 3_600_000
const first = Date.parse('2026-12-28T00:00:00Z')

type Move = { kind: 'do' | 'undo'; pick: number }

const planItems = fc.array(
  fc.record({
    challenge: fc.nat(1),
    day: fc.nat(6),
    createdStep: fc.oneof(fc.constant(-1), fc.integer({ min: -1, max: 120 })),
    life: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 200 })),
  }),
  { minLength: 1, maxLength: 12 },
)
const moves = fc.array(fc.record({ kind: fc.constantFrom('do', 'do', 'undo'), pick: fc.nat(1000) }), {
  maxLength: 120,
}) as fc.Arbitrary<Move[]>

const history = fc.tuple(planItems, moves).map(([items, steps]) => {
  const plan: Assignment[] = items.map(({ challenge, day, createdStep, life }, index) => ({
    assignmentId: `a${index}`,
    taskId: `t${index}`,
    challengeId: `c${challenge}`,
    date: addDays(starts[challenge] ?? '', day),
    createdAt: new Date(first + createdStep * STEP_MS),
    removedAt: life === null ? null : new Date(first + (createdStep + life) * STEP_MS),
  }))
  const events: (CompleteEvent | UndoEvent)[] = []
  const live = new Map<string, string>()
  steps.forEach(({ kind, pick }, step) => {
    const createdAt = new Date(first + step * 2 * STEP_MS)
    const localDate = createdAt.toISOString().slice(0, 10)
    if (kind === 'undo') {
      const chosen = [...live][pick % Math.max(1, live.size)]
      if (!chosen) return
      live.delete(chosen[0])
      events.push({ type: 'undo', completionId: chosen[1], createdAt, localDate })
      return
    }
    const open = plan.filter((item) => item.date <= localDate && !live.has(item.assignmentId))
    const item = open[pick % Math.max(1, open.length)]
    if (!item) return
    const id = `e${step}`
    live.set(item.assignmentId, id)
    events.push({
      type: 'complete',
      id,
      assignmentId: item.assignmentId,
      createdAt,
      localDate,
      swapped: pick % 5 === 0,
    })
  })
  return { plan, events, live }
})

const netByKey = (entries: PointEntry[]) => {
  const net = new Map<string, number>()
  for (const { key, amount } of entries) net.set(key, (net.get(key) ?? 0) + amount)
  return net
}

function writeOneByOne(plan: Assignment[], events: (CompleteEvent | UndoEvent)[]): PointEntry[] {
  const table: (PointEntry & { challengeId: string })[] = []
  let activeCompletions: CompletionWithPlannedDate[] = []
  const findChallengeId = (assignmentId: string) =>
    plan.find((item) => item.assignmentId === assignmentId)?.challengeId ?? ''
  for (const event of events) {
    const assignmentId =
      event.type === 'complete'
        ? event.assignmentId
        : (activeCompletions.find((one) => one.id === event.completionId)?.assignmentId ?? '')
    const challengeId = findChallengeId(assignmentId)
    const state = {
      challengeId,
      completions: activeCompletions.filter((one) => findChallengeId(one.assignmentId) === challengeId),
      lastEntryByKey: toLastEntryByKey(table.filter((row) => row.challengeId === challengeId).reverse()),
    }
    const ownPlan = plan.filter((item) => item.challengeId === challengeId)
    const entries =
      event.type === 'complete'
        ? computePointEntries(state, ownPlan, event)
        : computePointReversals(state, event)
    table.push(...entries.map((entry) => ({ ...entry, challengeId })))
    if (event.type === 'undo')
      activeCompletions = activeCompletions.filter((one) => one.id !== event.completionId)
    else {
      const plannedDate = plan.find((item) => item.assignmentId === assignmentId)?.date ?? ''
      activeCompletions = [
        ...activeCompletions,
        { id: event.id, assignmentId, plannedDate, localDate: event.localDate },
      ]
    }
  }
  return table.map(({ challengeId: _, ...entry }) => entry)
}

function pointsFor({ localDate, swapped }: CompleteEvent, date: string): number {
  if (localDate > date) return swapped ? POINTS.swappedLate : POINTS.taskLate
  return swapped ? POINTS.swappedOnDay : POINTS.taskOnDay
}

const check = (
  law: (story: {
    plan: Assignment[]
    events: (CompleteEvent | UndoEvent)[]
    live: Map<string, string>
  }) => void,
) => fc.assert(fc.property(history, law), { numRuns: 300 })

describe('random histories', () => {
  it('leave each key at zero or at one valid amount, with gapless sequences', () => {
    check(({ plan, events }) => {
      const entries = replay(toPlans(challenges, plan), events)
      const amounts = {
        task: [0, POINTS.taskOnDay, POINTS.taskLate, POINTS.swappedOnDay, POINTS.swappedLate],
        day: [0, POINTS.allOfDay],
        challenge: [0, POINTS.challengeComplete],
      }
      for (const [key, net] of netByKey(entries)) {
        const own = entries.filter((entry) => entry.key === key)
        expect(own.map((entry) => entry.sequence)).toEqual(own.map((_, index) => index + 1))
        own.forEach((entry, index) => {
          expect(Math.sign(entry.amount)).toBe(index % 2 === 0 ? 1 : -1)
          expect(amounts[entry.reason]).toContain(Math.abs(entry.amount))
        })
        expect(amounts[own[0]?.reason ?? 'task']).toContain(net)
      }
    })
  })

  it('give the same entries one by one as in one replay', () => {
    check(({ plan, events }) => {
      const replayed = replay(toPlans(challenges, plan), events).map(({ season: _, ...entry }) => entry)
      expect(writeOneByOne(plan, events)).toEqual(replayed)
    })
  })

  it('give points only to tasks with an active completion', () => {
    check(({ plan, events, live }) => {
      const net = netByKey(replay(toPlans(challenges, plan), events))
      for (const { assignmentId, date } of plan) {
        const made = events.find((event) => event.type === 'complete' && event.id === live.get(assignmentId))
        expect(net.get(`task:${assignmentId}`) ?? 0).toBe(
          made?.type === 'complete' ? pointsFor(made, date) : 0,
        )
      }
    })
  })

  it('have the same total in every kind of period, and never a negative sum', () => {
    check(({ plan, events }) => {
      const entries = replay(toPlans(challenges, plan), events)
      const sum = (part: PointEntry[]) => part.reduce((points, entry) => points + entry.amount, 0)
      const score = sumPointsByPeriod(entries)
      expect(score.get('all') ?? 0).toBe(sum(entries))
      for (const kind of [/^\d{4}-\d{2}$/, /^\d{4}-W\d{2}$/, /^\d{4}-\d{2}-\d{2}$/]) {
        const periods = [...score].filter(([period]) => kind.test(period))
        expect(periods.reduce((points, [, value]) => points + value, 0)).toBe(sum(entries))
      }
      entries.forEach((_, index) => {
        for (const points of sumPointsByPeriod(entries.slice(0, index + 1)).values())
          expect(points).toBeGreaterThanOrEqual(0)
      })
    })
  })

  it('revoke every point when everything is undone, newest or oldest first', () => {
    check(({ plan, events, live }) => {
      const createdAt = new Date('2027-01-20T00:00:00Z')
      const undoAll = [...live.values()].map(
        (completionId): UndoEvent => ({ type: 'undo', completionId, createdAt, localDate: '2027-01-20' }),
      )
      for (const undos of [undoAll, [...undoAll].reverse()]) {
        const net = netByKey(replay(toPlans(challenges, plan), [...events, ...undos]))
        expect([...net.values()].every((points) => points === 0)).toBe(true)
      }
    })
  })

  it('never change existing entries when more events follow', () => {
    check(({ plan, events }) => {
      const entries = replay(toPlans(challenges, plan), events)
      const half = replay(toPlans(challenges, plan), events.slice(0, Math.floor(events.length / 2)))
      expect(entries.slice(0, half.length)).toEqual(half)
    })
  })
})

describe('the order', () => {
  it('of completions on given days does not change the points of a fixed plan', () => {
    const story = fc.tuple(
      fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 9 }),
      fc.infiniteStream(fc.nat()),
    )
    fc.assert(
      fc.property(story, ([tasks, order]) => {
        const plan = tasks.map(
          ([day], index): Assignment => ({
            assignmentId: `a${index}`,
            taskId: `t${index}`,
            challengeId: 'c0',
            date: addDays('2026-12-28', day),
            createdAt: new Date(0),
            removedAt: null,
          }),
        )
        const events = plan.map(
          ({ assignmentId, date }, index): CompleteEvent => ({
            type: 'complete',
            id: `e${index}`,
            assignmentId,
            createdAt: new Date(first),
            localDate: addDays(date, tasks[index]?.[1] ?? 0),
          }),
        )
        const shuffled = events
          .map((event) => ({ event, rank: order.next().value as number }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ event }) => event)
        const net = (list: CompleteEvent[]) =>
          new Map([...netByKey(replay(toPlans(challenges, plan), list))].sort())
        expect(net(shuffled)).toEqual(net(events))
      }),
    )
  })
})
