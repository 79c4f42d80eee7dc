import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { recompute } from '@/lib/features/completions/recompute/service'
import type { readLeaderboardContract } from '@/lib/features/leaderboard/contract'
import type { listSeasonsContract } from '@/lib/features/leaderboard/seasons/contract'
import { freezeSeasons } from '@/lib/features/leaderboard/seasons/service'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { uploadedBy } from '../../support/photo-files'
import { adult, at, challenge, complete, type Member, member, undo } from '../../support/scene'

const START = '2026-10-12'
const END = '2026-11-08'
/** The last day is over in UTC-12, and an hour has passed. */
const OVER = '2026-11-09T13:00:00Z'

const board = async (who: Member, query = '') =>
  (await call<typeof readLeaderboardContract>(`GET /leaderboard?period=season${query}`, { token: who.token }))
    .data
const shelf = (who: Member, query = '') =>
  call<typeof listSeasonsContract>(`GET /leaderboard/seasons${query}`, { token: who.token })
const freeze = (moment = OVER) => freezeSeasons(new Date(moment))

type Week = Awaited<ReturnType<typeof challenge>>
let weeks: Week[]
const week = (number: number) => weeks[number - 1] as Week

async function done(who: Member, number: number, day: number) {
  const { id, task } = week(number)
  const response = await complete(who, id, task(day), { photoId: await uploadedBy(who) })
  expect(response.status).toBe(201)
}

/** Signs in again, since an idle session ends sooner. */
async function later(moment: string, ...members: Member[]) {
  at(moment)
  for (const one of members) {
    const body = { email: one.email, password: 'correct horse' }
    one.token = (await call<typeof signInContract>('POST /auth/login', { body })).data.token
  }
}

beforeEach(async () => {
  await db().season.deleteMany()
  await db().family.deleteMany()
  await db().challenge.deleteMany()
  at(`${START}T12:00:00Z`)
  weeks = []
  for (const [index, start] of [START, '2026-10-19', '2026-10-26', '2026-11-02'].entries())
    weeks.push(await challenge(start, { weekNumber: index + 1 }))
})
afterAll(() => void vi.useRealTimers())

describe('the current season', () => {
  it('adds up the four weeks of a cycle across the end of a month and a clock change', async () => {
    const [lisbon, other] = [await member('Europe/Lisbon'), await member('America/New_York')]
    await done(lisbon, 1, 1)
    await later('2026-10-25T23:30:00Z', lisbon)
    await done(lisbon, 2, 7)
    await later('2026-11-02T04:30:00Z', other)
    // Still Sunday 1 November in New York.
    await done(other, 3, 7)
    const { entries, podium, me, season } = await board(other)
    expect(season).toEqual({ start: START, end: END, over: false })
    expect(entries.map(({ familyId, points }) => [familyId, points])).toEqual([
      [lisbon.familyId, 30],
      [other.familyId, 15],
    ])
    expect(podium).toEqual(entries)
    expect(me).toEqual({ rank: 2, points: 15, pointsToNext: 16 })
    expect(await recompute({ mend: false })).toEqual([])
  })

  it("begins at midnight in each family's time zone and is shown as over until the next begins", async () => {
    const [east, west] = [await member('Pacific/Kiritimati'), await member('Etc/GMT+12')]
    await challenge('2026-11-16')
    const seasons = async () => [(await board(east)).season, (await board(west)).season]
    await later('2026-11-08T12:00:00Z', east, west)
    expect(await seasons()).toEqual([
      { start: START, end: END, over: true },
      { start: START, end: END, over: false },
    ])
    await later('2026-11-15T12:00:00Z', east, west)
    expect(await seasons()).toEqual([
      { start: '2026-11-16', end: '2026-12-13', over: false },
      { start: START, end: END, over: true },
    ])
  })

  it('is that of the latest challenge when cycles overlap, and points stay with their own season', async () => {
    const who = await member()
    await later('2026-10-26T12:00:00Z', who)
    await done(who, 3, 1)
    const beside = await challenge('2026-10-28')
    at('2026-10-28T12:00:00Z')
    await complete(who, beside.id, beside.task(3), { photoId: await uploadedBy(who) })
    await done(who, 3, 3)
    expect(await board(who)).toMatchObject({ season: { start: '2026-10-28' }, me: { points: 15 } })
    await db().challenge.update({ where: { id: beside.id }, data: { isActive: false } })
    expect(await board(who)).toMatchObject({ season: { start: START }, me: { points: 30 } })
    expect(await recompute({ mend: false })).toEqual([])
  })

  it('is empty before the first challenge', async () => {
    const who = await member()
    await db().challenge.deleteMany()
    expect(await board(who)).toEqual({
      ...{ podium: [], entries: [], season: null },
      me: { rank: 1, points: 0, pointsToNext: null },
    })
  })

  it('loses the points of undone completions and of a challenge deleted by force', async () => {
    const who = await member()
    await done(who, 1, 1)
    await undo(who, week(1).id, week(1).task(1))
    expect((await board(who)).me.points).toBe(0)
    await done(who, 1, 1)
    await later('2026-10-19T12:00:00Z', who)
    await done(who, 2, 1)
    const admin = await member()
    await db().user.update({ where: { id: admin.id }, data: { isAdmin: true } })
    const deleted = await call(`DELETE /challenges/${week(1).id}?force=true`, { token: admin.token })
    expect(deleted.status).toBe(200)
    expect((await board(who)).me.points).toBe(15)
    expect(await recompute({ mend: false })).toEqual([])
  })
})

describe('a finished season', () => {
  it('is frozen once it is over in every time zone, and only once by concurrent servers', async () => {
    const [first, second, none] = [
      await member('Pacific/Kiritimati'),
      await member('Etc/GMT+12'),
      await member(),
    ]
    await later('2026-11-08T09:00:00Z', first, second, none)
    await done(first, 4, 7)
    await done(second, 4, 5)
    expect([await freeze('2026-11-08T23:00:00Z'), await freeze('2026-11-09T12:30:00Z')]).toEqual([0, 0])
    expect((await shelf(first)).data).toEqual([])
    expect((await Promise.all([freeze(), freeze(), freeze()])).sort()).toEqual([0, 0, 1])
    expect(await freeze()).toBe(0)
    const entry = (who: Member, rank: number, points: number) => ({
      ...{ familyId: who.familyId, rank, points, avatar: null },
      familyName: expect.any(String),
    })
    const [past] = (await shelf(second)).data
    expect(past).toEqual({
      ...{ start: START, end: END, families: 2 },
      podium: [entry(first, 1, 15), entry(second, 2, 5)],
      me: { rank: 2, points: 5 },
    })
    expect((await shelf(none)).data).toMatchObject([{ me: null, families: 2 }])
  })

  it('keeps its result when a completion is undone afterwards', async () => {
    const [first, tie] = [await member(), await member()]
    await later('2026-11-08T12:00:00Z', first, tie)
    await done(first, 4, 7)
    await done(tie, 4, 7)
    await freeze()
    expect((await shelf(tie)).data[0]?.podium.map(({ rank }) => rank)).toEqual([1, 1])
    // A server's clock may be behind, so that its families still undo.
    await undo(first, week(4).id, week(4).task(7))
    expect(await recompute({ mend: false })).toEqual([])
    expect(await freeze()).toBe(0)
    expect((await shelf(first)).data[0]).toMatchObject({ families: 2, me: { rank: 1, points: 15 } })
  })

  it('hides families that opted out and families on either side of a block', async () => {
    const [first, second, third, out] = [await member(), await member(), await member(), await member()]
    await later('2026-11-08T12:00:00Z', first, second, third, out)
    for (const who of [first, second, third, out]) await done(who, 4, 7)
    const stay = (who: Member, onLeaderboard: boolean) =>
      call(`PUT /families/${who.familyId}`, { token: who.token, body: { onLeaderboard } })
    await stay(out, false)
    await freeze()
    await stay(out, true)
    expect((await shelf(out)).data).toMatchObject([{ families: 3, me: null }])
    await stay(first, false)
    const onPodium = async (who: Member) => (await shelf(who)).data[0]?.podium.map(({ familyId }) => familyId)
    expect(await onPodium(out)).toEqual([second.familyId, third.familyId])
    expect((await shelf(first)).data[0]?.me).toEqual({ rank: 1, points: 15 })
    await call(`PUT /community/families/${second.familyId}/block`, { token: third.token })
    expect(await onPodium(third)).toEqual([third.familyId])
    expect(await onPodium(second)).toEqual([second.familyId])
  })

  it('keeps no result of an erased family and is part of the export of other families', async () => {
    const [gone, stays] = [await member(), await member()]
    await later('2026-11-08T12:00:00Z', gone, stays)
    await done(gone, 4, 7)
    await done(stays, 4, 6)
    await freeze()
    const erased = await call(`DELETE /user/${gone.id}`, {
      ...{ token: gone.token, body: { password: 'correct horse', deleteFamily: true } },
    })
    expect(erased.status).toBe(200)
    expect(await db().seasonResult.count()).toBe(1)
    expect((await shelf(stays)).data).toMatchObject([
      { families: 2, podium: [{ rank: 2, familyId: stays.familyId }], me: { rank: 2, points: 5 } },
    ])
    const response = await fetchRoute(`GET /user/${stays.id}/export`, { token: stays.token })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const { family } = JSON.parse(strFromU8(files['brota.json'] ?? new Uint8Array()))
    expect(family.seasonResults).toEqual([{ seasonStart: `${START}T00:00:00.000Z`, rank: 2, points: 5 }])
  })

  it('is listed in pages, latest first, unless no family took part', async () => {
    const who = await member()
    await later('2026-11-08T12:00:00Z', who)
    await done(who, 4, 7)
    const next = await challenge('2026-11-09')
    await challenge('2026-12-07')
    at('2026-11-09T12:00:00Z')
    await complete(who, next.id, next.task(1), { photoId: await uploadedBy(who) })
    expect(await freeze('2027-02-01T00:00:00Z')).toBe(2)
    const one = await shelf(who, '?limit=1')
    expect(one.data.map(({ start }) => start)).toEqual(['2026-11-09'])
    const two = await shelf(who, `?limit=1&cursor=${one.nextCursor}`)
    expect(two.data.map(({ start }) => start)).toEqual([START])
    expect(two.nextCursor).toBeNull()
    expect((await shelf(who, '?cursor=x')).status).toBe(422)
    const { token } = await adult()
    expect((await call('GET /leaderboard/seasons', { token })).status).toBe(403)
  })
})
