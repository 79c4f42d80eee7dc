import { describe, expect, it } from 'vitest'
import { type MomentKind, toMoment } from '@/components/completions/moment/moment'
import type { CompletionResult } from '@/lib/features/completions/schema'

const MONDAY = '2026-11-23'
const SATURDAY = '2026-11-28'

type Plan = { date: string; completedOn?: string }
type Task = CompletionResult['task']

const toTask = ({ date, completedOn }: Plan, index: number) =>
  ({ id: `t${index}`, date, completed: completedOn !== undefined, completedOn: completedOn ?? null }) as Task

const badge = (kind: 'special' | 'monthly') => ({ kind }) as CompletionResult['badges'][number]

function celebrate(plan: Plan[], completed: Partial<CompletionResult> = {}) {
  const tasks = plan.map(toTask)
  const { badges = [], ...rest } = completed
  return toMoment(
    {
      task: tasks[0] as Task,
      points: { earned: 10, total: 40 },
      streak: 4,
      petal: null,
      badge: badges[0] ?? null,
      badges,
      ...rest,
    },
    { challenge: { startDate: MONDAY, tasks }, today: SATURDAY },
  )
}

const today = { date: SATURDAY }
const open = { date: '2026-11-29' }
const done = { date: SATURDAY, completedOn: SATURDAY }

describe('the moment after a completion', () => {
  it.each<[MomentKind, Plan[], Partial<CompletionResult>]>([
    ['leaf', [today, open], {}],
    ['more', [today, done, today, open], {}],
    ['day', [today, done, open], {}],
    ['badge', [today, done, open], { badges: [badge('special')] }],
    ['streak', [today, open], { streak: 30 }],
    ['petal', [today, open], { streak: 30, petal: { part: 4, earned: [1, 4] } }],
    ['week', [today, done], { petal: { part: 4, earned: [1, 4] } }],
    ['flower', [today], { badges: [badge('special'), badge('monthly')] }],
  ])('is of the kind %s', (kind, plan, completed) => {
    expect(celebrate(plan, completed).kind).toBe(kind)
  })

  it('is the same when the page already shows the completion', () => {
    expect(celebrate([done, open])).toEqual(celebrate([today, open]))
  })

  it('counts from the values before the completion', () => {
    expect(celebrate([today, open])).toMatchObject({
      leaf: 5,
      points: { before: 30, after: 40 },
      streak: { before: 3, after: 4 },
    })
  })

  it('keeps the streak when it already grew today or today has no task', () => {
    const kept = { before: 4, after: 4 }
    expect(celebrate([{ date: MONDAY }, done, open]).streak).toEqual(kept)
    expect(celebrate([{ date: MONDAY }, open]).streak).toEqual(kept)
    expect(celebrate([today, done, open], { streak: 7 }).kind).toBe('day')
  })

  it('adds the new petal to the earned ones', () => {
    const { petals } = celebrate([today, open], { petal: { part: 3, earned: [1, 3] } })
    expect(petals).toEqual({ before: '1000', after: '1010' })
  })
})
