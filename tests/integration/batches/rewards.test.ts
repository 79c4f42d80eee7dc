import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { grantToQualified } from '@/lib/features/badges/editor/service'
import { recompute } from '@/lib/features/completions/recompute/service'
import { db } from '@/lib/platform/db/client'
import { emptied, execute } from '../../bench/batches/batch'
import { completions, families, ledger, scores, weeks } from '../../bench/batches/world'
import { buildBadge } from '../../factories/badge'
import { at, challenge, complete, member, undo } from '../../support/scene'
import { captureQueries } from '../../support/sent-queries'

beforeEach(emptied)
afterAll(() => void vi.useRealTimers())

const history = (people: number) =>
  execute([...families(people), ...weeks(4), ...completions, ...ledger, ...scores])

it('comparing and repairing scores takes as many queries for many families as for few', async () => {
  const mended = async (people: number) => {
    await emptied()
    await history(people)
    expect(await recompute({ mend: false })).toEqual([])
    await db().familyScore.deleteMany()
    const sent = await captureQueries(() => recompute({ mend: true }))
    expect(await recompute({ mend: false })).toEqual([])
    return sent.length
  }
  expect(await mended(60)).toBe(await mended(3))
})

it('awarding a streak badge takes as many queries for many families as for few', async () => {
  const given = async (people: number) => {
    await emptied()
    await history(people)
    const badge = await buildBadge({ rule: { type: 'streak', count: 28 } })
    const sent = await captureQueries(() => grantToQualified(badge.id, { type: 'streak', count: 28 }))
    expect(await db().earnedBadge.count({ where: { badgeId: badge.id } })).toBe(people)
    return sent.length
  }
  expect(await given(60)).toBe(await given(3))
})

it('a completion reads the streak once, however many badges depend on it', async () => {
  at('2026-11-16T10:00:00Z')
  const week = await challenge('2026-11-16', { plan: { 1: 2 } })
  const by = await member()
  const completed = async (order: number) =>
    (await captureQueries(() => complete(by, week.id, week.task(1, order)))).filter(({ text }) =>
      /rest_days/.test(text),
    ).length
  await buildBadge({ rule: { type: 'streak', count: 7 } })
  const one = await completed(1)
  for (const count of [14, 21, 28]) await buildBadge({ rule: { type: 'streak', count } })
  expect(await completed(2)).toBe(one)
})

it("a completion or an undo takes at most nine queries, whatever the family's history", async () => {
  at('2026-11-20T10:00:00Z')
  const week = await challenge('2026-11-16')
  const by = await member()
  await buildBadge({ rule: { type: 'tasks', count: 100 } })
  await buildBadge({ rule: { type: 'streak', count: 100 } })
  const completed: string[][] = []
  for (const day of [1, 2, 3, 4]) {
    completed.push(
      (await captureQueries(() => complete(by, week.id, week.task(day)))).map(({ text }) => text),
    )
  }
  const [, ...known] = completed
  expect(known.filter((texts) => texts.some((text) => /from (badges|challenge_tasks)\b/.test(text)))).toEqual(
    [],
  )
  for (const texts of known) expect(texts).toHaveLength(known[0]?.length ?? 0)
  expect(known[0]?.length).toBeLessThanOrEqual(9)
  expect((await captureQueries(() => undo(by, week.id, week.task(2)))).length).toBeLessThanOrEqual(9)
})
