import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { readLeaderboardContract } from '@/lib/features/leaderboard/contract'
import { freezeSeasons } from '@/lib/features/leaderboard/seasons/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { at, challenge, type Member, member } from '../../support/scene'

const LAST = '2026-10-12'
const NOW = '2026-11-09'

const near = async (who: Member, period = 'season') =>
  (
    await call<typeof readLeaderboardContract>(`GET /leaderboard?period=${period}&group=near`, {
      token: who.token,
    })
  ).data

async function setScore({ familyId }: Member, period: string, points: number): Promise<void> {
  await db().familyScore.create({ data: { familyId, period, points, reachedAt: new Date() } })
}

async function fill(families: number) {
  await db().$executeRaw`
    with made as (
      insert into families (id, name, join_code, timezone, updated_at)
      select gen_random_uuid(), 'F' || n, 'F' || n, 'UTC', now() from generate_series(1, ${families}::int) n
      returning id, substr(name, 2)::int as n)
    insert into family_scores (family_id, period, points, reached_at)
    select id, ${LAST}, 10 * n, now() from made
    union all select id, ${NOW}, 1010 - 10 * n, now() from made`
}

let [mine, low, fresh, out] = [] as unknown as [Member, Member, Member, Member]

beforeAll(async () => {
  at(`${NOW}T14:00:00Z`)
  await challenge(LAST)
  await challenge(NOW)
  ;[mine, low, fresh, out] = [await member(), await member(), await member(), await member()]
  await fill(90)
  await setScore(mine, LAST, 905)
  await setScore(low, LAST, 5)
  await setScore(mine, NOW, 95)
  await setScore(fresh, NOW, 505)
  await setScore(out, NOW, 500)
  await db().family.update({ where: { id: out.familyId }, data: { onLeaderboard: false } })
  expect(await freezeSeasons(new Date(`${NOW}T14:00:00Z`))).toBe(1)
})
afterAll(() => void vi.useRealTimers())

describe('the leaderboard of similar families', () => {
  it('consists of the 30 families with similar places last season, ranked among themselves', async () => {
    const { entries, podium, me } = await near(mine)
    // Last season it was first.
    expect(entries).toHaveLength(30)
    expect(entries.map(({ points }) => points)).toEqual([
      ...Array.from({ length: 29 }, (_, index) => 390 - 10 * index),
      95,
    ])
    expect(podium).toEqual(entries.slice(0, 3))
    expect(entries[0]?.rank).toBe(1)
    expect(me).toEqual({ rank: 30, points: 95, pointsToNext: 16 })
  })

  it('consists of the families nearest in points if the family was not in the last season', async () => {
    const { entries, me } = await near(fresh)
    const points = entries.map((entry) => entry.points)
    expect(points).toHaveLength(30)
    expect([points[0], points.at(-1)]).toEqual([650, 370])
    expect(me).toEqual({ rank: 16, points: 505, pointsToNext: 6 })
  })

  it('fills up a group of fewer than 30 and lists no family without points', async () => {
    // Last season it was the last of 92, in a group of two.
    const { entries, me } = await near(low)
    expect(entries).toHaveLength(30)
    expect(entries.map(({ familyId }) => familyId)).not.toContain(low.familyId)
    expect([entries[0]?.points, entries.at(-1)?.points]).toEqual([1000, 95])
    expect(me).toEqual({ rank: 31, points: 0, pointsToNext: 96 })
  })

  it('leaves out families that opted out, which get no rank of their own', async () => {
    const { entries, me } = await near(out)
    expect(entries).toHaveLength(30)
    expect(entries.map(({ familyId }) => familyId)).not.toContain(out.familyId)
    expect(me).toEqual({ rank: null, points: 500, pointsToNext: null })
  })

  it('leaves out blocked families and keeps their ranks empty', async () => {
    const [first] = (await near(fresh)).entries
    await call(`PUT /community/families/${first?.familyId}/block`, { token: fresh.token })
    const { entries, me } = await near(fresh)
    expect(entries.map(({ rank }) => rank)[0]).toBe(2)
    expect(me.rank).toBe(16)
    await call(`DELETE /community/families/${first?.familyId}/block`, { token: fresh.token })
  })

  it('contains all families with points when there are few, in any period', async () => {
    await setScore(mine, '2026-W46', 20)
    await setScore(fresh, '2026-W46', 20)
    const { entries, me } = await near(mine, 'week')
    expect(entries.map(({ rank }) => rank)).toEqual([1, 1])
    expect(me).toEqual({ rank: 1, points: 20, pointsToNext: null })
  })
})
