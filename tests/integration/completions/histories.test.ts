import fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import { recompute } from '@/lib/features/completions/recompute/service'
import { POINTS_BY_VERSION } from '@/lib/features/scores/rules'
import { db } from '@/lib/platform/db/client'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

afterAll(() => void vi.useRealTimers())

type Step = { hours: number; day: number; order: number; undo: boolean }

const step = fc.record<Step>({
  hours: fc.integer({ min: 0, max: 20 }),
  day: fc.integer({ min: 1, max: 4 }),
  order: fc.integer({ min: 1, max: 2 }),
  undo: fc.boolean(),
})

it('random histories store exactly the scores that recomputing from the completions gives', async () => {
  at('2026-11-16T00:00:00Z')
  const week = await challenge('2026-11-16', { plan: { 1: 2, 2: 2, 3: 2, 4: 2 } })
  const families: Member[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      at('2026-11-16T00:00:00Z')
      const by = await member('Europe/Lisbon')
      families.push(by)
      let now = Date.parse('2026-11-16T01:00:00Z')
      for (const { hours, day, order, undo: back } of steps) {
        now += hours * 3_600_000
        at(new Date(now).toISOString())
        if (now > Date.parse('2026-11-22T23:00:00Z')) break
        await (back ? undo : complete)(by, week.id, week.task(day, order))
      }
      expect(await recompute({ mend: false })).toEqual([])
    }),
    { numRuns: 12 },
  )
  expect(await db().pointEntry.count()).toBeGreaterThan(families.length)
})

it('recomputing finds and repairs a damaged score', async () => {
  const score = await db().familyScore.findFirstOrThrow({ where: { period: 'all' } })
  await db().familyScore.updateMany({
    where: { familyId: score.familyId, period: 'all' },
    data: { points: 9999 },
  })
  const right = String(score.points)
  expect(await recompute({ mend: true })).toEqual([
    { familyId: score.familyId, what: 'score all', stored: '9999', right },
  ])
  expect(await recompute({ mend: false })).toEqual([])
})

it('recomputing uses the version of the rules by which each entry was written', async () => {
  const swapped = { swappedOnDay: 10, swappedLate: 4 }
  POINTS_BY_VERSION[2] = { taskOnDay: 20, taskLate: 8, ...swapped, allOfDay: 7, challengeComplete: 100 }
  at('2026-11-16T12:00:00Z')
  const week = await challenge('2026-11-16', { plan: { 1: 2, 2: 2 } })
  const by = await member()
  for (const order of [1, 2]) await complete(by, week.id, week.task(1, order))
  at('2026-11-17T12:00:00Z')
  for (const order of [1, 2]) await complete(by, week.id, week.task(2, order))
  const amounts = { task: 20, day: 7, challenge: 100 }
  for (const [reason, amount] of Object.entries(amounts))
    await db().pointEntry.updateMany({
      where: { familyId: by.familyId, localDate: new Date('2026-11-17'), reason: reason as 'task' },
      data: { amount, ruleVersion: 2 },
    })
  const differences = await recompute({ mend: true })
  expect(differences.filter(({ what }) => what.startsWith('entry'))).toEqual([])
  const score = { familyId_period: { familyId: by.familyId, period: 'all' } }
  // Two versions: 10 + 10 + 5 on Monday, 20 + 20 + 7 + 100 on Tuesday.
  expect(await db().familyScore.findUnique({ where: score })).toMatchObject({ points: 172 })
  await undo(by, week.id, week.task(2, 2))
  expect(await db().familyScore.findUnique({ where: score })).toMatchObject({ points: 45 })
  expect(await recompute({ mend: false })).toEqual([])
  delete POINTS_BY_VERSION[2]
})
