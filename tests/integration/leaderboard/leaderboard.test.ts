import { beforeAll, describe, expect, it } from 'vitest'
import type { readLeaderboardContract } from '@/lib/features/leaderboard/contract'
import { readLeaderboard } from '@/lib/features/leaderboard/service'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { adult, at, challenge, complete, type Member, member, undo } from '../../support/scene'

const read = (who: { token: string }, query = '') =>
  call<typeof readLeaderboardContract>(`GET /leaderboard${query}`, { token: who.token })

async function score(who: Member, points: number, period = 'all'): Promise<void> {
  const key = { familyId: who.familyId, period }
  await db().familyScore.create({ data: { ...key, points, reachedAt: new Date() } })
}

let families: Member[]
const [FIRST, TIE, OTHER, LAST, OUT, NONE] = [0, 1, 2, 3, 4, 5]
const of = (index: number): Member => families[index] as Member

beforeAll(async () => {
  at('2026-11-16T12:00:00Z')
  families = await Promise.all(Array.from({ length: 6 }, () => member()))
  await score(of(FIRST), 100)
  await score(of(TIE), 80)
  await score(of(OTHER), 80)
  await score(of(LAST), 30)
  await score(of(OUT), 90)
  await db().family.update({ where: { id: of(OUT).familyId }, data: { onLeaderboard: false } })
})

describe('the leaderboard', () => {
  it('ranks families by points with shared ranks, without families that opted out or have no points', async () => {
    const { status, data } = await read(of(LAST))
    expect(status).toBe(200)
    expect(data.entries.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 100],
      [2, 80],
      [2, 80],
      [4, 30],
    ])
    expect(data.podium).toEqual(data.entries.slice(0, 3))
    expect(data.entries[0]).toMatchObject({ familyId: of(FIRST).familyId, badges: 0, avatar: null })
  })

  it.each([
    [FIRST, { rank: 1, points: 100, pointsToNext: null }],
    [TIE, { rank: 2, points: 80, pointsToNext: 21 }],
    [OTHER, { rank: 2, points: 80, pointsToNext: 21 }],
    [LAST, { rank: 4, points: 30, pointsToNext: 51 }],
    [OUT, { rank: null, points: 90, pointsToNext: null }],
    [NONE, { rank: 5, points: 0, pointsToNext: 31 }],
  ])('returns rank, points and distance to the next rank for family %i', async (index, me) => {
    expect((await read(of(index))).data.me).toEqual(me)
  })

  it("provides the own family's row for the page at any rank, but not in the API response", async () => {
    const actor = await buildFamilyActor(of(LAST))
    const { entries, own } = await readLeaderboard(actor, { period: 'all', limit: 2 })
    expect(entries.map(({ rank }) => rank)).toEqual([1, 2])
    expect(own).toMatchObject({ rank: 4, points: 30, familyId: of(LAST).familyId, onLeaderboard: true })
    const out = await readLeaderboard(await buildFamilyActor(of(OUT)), { period: 'all', limit: 50 })
    expect(out.own).toMatchObject({ rank: null, points: 90, onLeaderboard: false })
    expect(Object.keys((await read(of(LAST))).data).sort()).toEqual(['entries', 'me', 'podium'])
  })

  it('hides a blocked family and leaves its rank empty', async () => {
    await call(`PUT /community/families/${of(FIRST).familyId}/block`, { token: of(NONE).token })
    expect((await read(of(NONE))).data.entries.map(({ rank }) => rank)).toEqual([2, 2, 4])
    expect((await read(of(FIRST))).data.entries).toHaveLength(4)
  })

  it('requires a session, a family and a valid period and limit', async () => {
    expect((await read(await adult())).status).toBe(403)
    expect((await call('GET /leaderboard')).status).toBe(401)
    for (const query of ['?period=year', '?limit=0', '?limit=x'])
      expect((await read(of(NONE), query)).status).toBe(422)
  })
})

it("the leaderboard uses the week and month of the family's time zone", async () => {
  at('2026-11-30T12:00:00Z')
  const [east, west] = [await member('Pacific/Kiritimati'), await member('Pacific/Honolulu')]
  // In Kiritimati it is Tuesday 1 December, in Honolulu Monday 30 November, of the same week.
  at('2026-12-01T04:00:00Z')
  const { id, task } = await challenge('2026-11-30')
  await complete(east, id, task(2))
  await complete(west, id, task(1))
  const points = async (who: Member, period: string) => (await read(who, `?period=${period}`)).data.me.points
  const [mine, theirs] = [await points(east, 'all'), await points(west, 'all')]
  expect([mine, theirs]).toEqual([15, 15])
  expect((await read(east, '?period=week')).data.entries).toHaveLength(2)
  const month = async (who: Member) => (await read(who, '?period=month')).data.entries
  expect((await month(east)).map(({ familyId }) => familyId)).toEqual([east.familyId])
  expect((await month(west)).map(({ familyId }) => familyId)).toEqual([west.familyId])
  await undo(east, id, task(2))
  expect(await month(east)).toEqual([])
})

it('a rank below the listed entries is current in a small period and cached in a large one', async () => {
  at('2027-03-15T12:00:00Z')
  const period = '2027-03'
  const [ahead, mine, last] = [await member(), await member(), await member()]
  await score(ahead, 500, period)
  await score(mine, 400, period)
  await score(last, 1, period)
  const rank = async (who: Member) => (await read(who, '?period=month&limit=1')).data.me.rank
  expect([await rank(mine), await rank(last)]).toEqual([2, 3])
  const another = await member()
  await score(another, 450, period)
  expect([await rank(mine), await rank(last)]).toEqual([3, 4])
  const many = await db().family.createManyAndReturn({
    data: Array.from({ length: 200 }, (_, index) => ({
      name: 'Many',
      joinCode: `many-${index}`,
      timezone: 'UTC',
    })),
    select: { id: true },
  })
  await db().familyScore.createMany({
    data: many.map(({ id: familyId }) => ({ familyId, period, points: 2, reachedAt: new Date() })),
  })
  expect(await rank(last)).toBe(201)
  // The stale value is returned once more, and refreshed after the response.
  at('2027-03-15T12:00:20Z')
  expect(await rank(last)).toBe(201)
  await expect.poll(() => rank(last)).toBe(204)
})
