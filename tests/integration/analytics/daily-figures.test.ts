import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { recomputeFigures, refreshFigures } from '@/lib/features/analytics/days/service'
import { db } from '@/lib/platform/db/client'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const HOUR = 3_600_000
const START = Date.parse('2025-03-24T06:00:00Z')
const clock = (hours: number) => at(new Date(START + hours * HOUR).toISOString())

let week: Awaited<ReturnType<typeof challenge>>
const families: Member[] = []
beforeAll(async () => {
  clock(0)
  week = await challenge('2025-03-24', { plan: { 1: 2, 2: 2, 3: 1, 5: 1, 7: 2 } })
  for (const zone of ['Europe/Lisbon', 'America/Sao_Paulo', 'Pacific/Auckland'])
    families.push(await member(zone))
})
beforeEach(() => clock(0))

type Step = { hours: number; family: number; day: number; order: number; what: 'do' | 'undo' | 'refresh' }

const step = fc.record<Step>({
  hours: fc.integer({ min: 0, max: 14 }),
  family: fc.nat(2),
  day: fc.constantFrom(1, 2, 3, 5, 7),
  order: fc.constantFrom(1, 2),
  what: fc.constantFrom('do', 'do', 'do', 'undo', 'refresh'),
})

/** Cases that random histories may miss. */
const UNDONE = (['do', 'refresh', 'undo', 'do', 'undo', 'refresh'] as const).map<Step>((what) => ({
  ...{ hours: 1, family: 0, day: 1, order: 1 },
  what,
}))

async function expectRight(): Promise<void> {
  at('2025-05-01T12:00:00Z')
  expect(await recomputeFigures({ mend: false })).toEqual([])
  const facts = await db().completion.count({ where: { reversal: null } })
  const { _sum } = await db().dailyFigures.aggregate({ _sum: { completions: true } })
  expect(_sum.completions ?? 0).toBe(facts)
}

it('daily figures match the completions, whenever they are refreshed between completions and reversals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      let hours = 0
      for (const { hours: later, family, day, order, what } of steps) {
        hours += later
        clock(hours)
        const by = families[family]
        if (what === 'refresh' || !by) await refreshFigures(new Date())
        else await (what === 'do' ? complete : undo)(by, week.id, week.task(day, order))
      }
      await expectRight()
    }),
    { numRuns: 8, examples: [[UNDONE]] },
  )
  expect(await db().completionReversal.count()).toBeGreaterThan(0)
})

it('daily figures stay correct after the deletion of a family or a challenge', async () => {
  await expectRight()
  const { familyId } = families[0] ?? {}
  const own = await db().completion.count({ where: { familyId, reversal: null } })
  expect(own).toBeGreaterThan(0)
  await db().family.delete({ where: { id: familyId } })
  expect(await db().familyWeek.count({ where: { familyId } })).toBe(0)
  await expectRight()
  const before = await db().challengeFigures.findUniqueOrThrow({ where: { challengeId: week.id } })
  expect(before.families).toBeLessThanOrEqual(2)
  await db().challenge.delete({ where: { id: week.id } })
  await expectRight()
  const { _sum } = await db().dailyFigures.aggregate({ _sum: { completions: true } })
  expect([_sum.completions, await db().challengeFigures.count()]).toEqual([0, 0])
})

it('daily figures are recomputed when the time zone of the installation changes', async () => {
  await expectRight()
  vi.stubEnv('APP_TIMEZONE', 'Pacific/Kiritimati')
  vi.resetModules()
  const { recomputeFigures: elsewhere } = await import('@/lib/features/analytics/days/service')
  expect(await elsewhere({ mend: false })).toEqual([])
  expect((await db().figuresState.findUniqueOrThrow({ where: { id: 1 } })).zone).toBe('Pacific/Kiritimati')
})

it('damaged daily figures are reported and repaired', async () => {
  vi.unstubAllEnvs()
  const { recomputeFigures: again } = await import('@/lib/features/analytics/days/service')
  await again({ mend: false })
  const day = await db().dailyFigures.findFirstOrThrow({ orderBy: { day: 'asc' } })
  await db().dailyFigures.update({ where: { day: day.day }, data: { users: 99 } })
  const named = `day ${day.day.toISOString().slice(0, 10)}`
  expect(await again({ mend: true })).toEqual([named])
  expect(await again({ mend: false })).toEqual([])
})
