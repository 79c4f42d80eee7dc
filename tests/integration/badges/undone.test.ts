import { afterEach, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../../factories/badge'
import { at, challenge, complete, member, undo } from '../../support/scene'

afterEach(() => vi.useRealTimers())

it('undoing a completion revokes the badges it earned, but not one earned by another week', async () => {
  at('2026-11-19T10:00:00Z')
  const by = await member()
  const leaf = await buildBadge({ rule: { type: 'challenge_complete' } })
  const many = await buildBadge({ rule: { type: 'tasks', count: 3 } })
  const one = await challenge('2026-11-16', { weekNumber: 1, plan: { 1: 1, 2: 1 } })
  const other = await challenge('2026-11-18', { weekNumber: 3, plan: { 3: 1 } })
  await complete(by, one.id, one.task(1))
  at('2026-11-19T10:01:00Z')
  await complete(by, one.id, one.task(2))
  at('2026-11-19T10:02:00Z')
  expect((await complete(by, other.id, other.task(3))).data.badges.map(({ id }) => id).sort()).toEqual(
    [leaf.id, many.id].sort(),
  )
  const earned = async () => {
    const rows = await db().earnedBadge.findMany({ where: { familyId: by.familyId } })
    return rows.map(({ badgeId, occasion }) => `${badgeId} ${occasion}`).sort()
  }
  expect(await earned()).toHaveLength(3)
  at('2026-11-19T10:03:00Z')
  expect((await undo(by, one.id, one.task(1))).status).toBe(200)
  expect(await earned()).toEqual([`${leaf.id} challenge:${other.id}`])
})
