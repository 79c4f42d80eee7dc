import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { readRecapContract } from '@/lib/features/completions/recap/contract'
import { readHarvest } from '@/lib/features/completions/recap/service'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildFamilyActor, signIn } from '../../factories/session'
import { call } from '../../support/api'
import { at, challenge, complete, joinByCode, type Member, member, partner, undo } from '../../support/scene'

const recap = async (by: { id: string }, familyId: string, query = '') =>
  call<typeof readRecapContract>(`GET /families/${familyId}/recap${query}`, { token: await signIn(by) })
const own = async (by: Member, query = '') => (await recap(by, by.familyId, query)).data

const MONDAY = '2026-11-16'
const WEEK = '2026-W47'

type Week = Awaited<ReturnType<typeof challenge>>

/** By default the task's day. */
async function doneOn(by: Member, week: Week, day: number, taskId = week.task(day)) {
  at(`2026-11-${15 + day}T12:00:00Z`)
  return complete(by, week.id, taskId)
}

beforeEach(async () => {
  await db().challenge.deleteMany()
  await db().badge.deleteMany()
})
afterEach(() => vi.useRealTimers())

it('the recap sums up a week: tasks, whole days, points, streak, badges and photos', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  const week = await challenge(MONDAY, { plan: { 1: 2, 2: 1, 3: 1, 5: 1 } })
  await db().badge.create({
    data: {
      kind: 'special',
      name: 'First',
      description: 'x',
      rule: { type: 'first_photo' },
      createdAt: new Date(),
    },
  })
  await doneOn(ana, week, 1)
  await doneOn(ana, week, 1, week.task(1, 2))
  await doneOn(ana, week, 2)
  // Late: counts as a task, but Wednesday is not in bloom.
  await doneOn(ana, week, 4, week.task(3))
  at('2026-11-23T09:00:00Z')
  const data = await own(ana)
  const photos = await db().completion.findMany({
    where: { familyId: ana.familyId },
    orderBy: { createdAt: 'desc' },
  })
  expect(data).toMatchObject({
    week: WEEK,
    tasksDone: 4,
    daysInBloom: 2,
    points: 10 + 10 + 5 + 10 + 5 + 5,
    streak: 0,
  })
  expect(data.badges.map(({ name, earned }) => [name, earned])).toEqual([['First', true]])
  expect(data.photos).toEqual(photos.map(({ photoId }) => photoId))
  expect(data.best).toBe(data.photos[0])
  expect(await own(ana, `?week=${WEEK}`)).toEqual(data)
})

it('the recap leaves out undone completions and those of other weeks', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  const week = await challenge(MONDAY)
  const next = await challenge('2026-11-23')
  await doneOn(ana, week, 1)
  await undo(ana, week.id, week.task(1))
  await doneOn(ana, week, 2)
  at('2026-11-23T12:00:00Z')
  await complete({ ...ana, token: await signIn(ana) }, next.id, next.task(1))
  expect(await own(ana)).toMatchObject({ week: WEEK, tasksDone: 1, daysInBloom: 1, points: 15 })
  expect(await own(ana, '?week=2026-W46')).toMatchObject({
    ...{ tasksDone: 0, daysInBloom: 0, points: 0, streak: 0 },
    ...{ badges: [], photos: [], best: null },
  })
})

it('the recap shows the streak at the end of its week, regardless of later days', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  const week = await challenge(MONDAY)
  const next = await challenge('2026-11-23')
  for (const day of [5, 6, 7]) await doneOn(ana, week, day)
  at('2026-11-23T12:00:00Z')
  await complete({ ...ana, token: await signIn(ana) }, next.id, next.task(1))
  expect((await own(ana)).streak).toBe(3)
  at('2026-12-02T12:00:00Z')
  expect((await own(ana, `?week=${WEEK}`)).streak).toBe(3)
  expect((await own(ana)).streak).toBe(0)
})

it('the recap highlights the photo with the most likes', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  const week = await challenge(MONDAY)
  for (const day of [1, 2, 3]) await doneOn(ana, week, day)
  const [, second] = await db().post.findMany({
    where: { familyId: ana.familyId },
    orderBy: { createdAt: 'asc' },
    include: { completion: true },
  })
  const by = await partner(ana)
  await call(`PUT /feed/${second?.id}/like`, { token: by.token })
  at('2026-11-23T09:00:00Z')
  expect((await own(ana)).best).toBe(second?.completion.photoId)
})

it('the recap shows at most 20 photos, newest first', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  const week = await challenge(MONDAY, { plan: { 1: 22 } })
  for (let order = 1; order <= 22; order += 1) {
    at(`2026-11-16T12:00:${String(order).padStart(2, '0')}Z`)
    await complete(ana, week.id, week.task(1, order))
  }
  at('2026-11-23T09:00:00Z')
  const data = await own(ana)
  expect([data.tasksDone, data.photos.length, data.daysInBloom]).toEqual([22, 20, 1])
})

it.each([
  ['2026-11-22T11:59:00Z', 'UTC', '2026-W46'],
  ['2026-11-22T12:00:00Z', 'UTC', WEEK],
  ['2026-11-22T12:00:00Z', 'America/Sao_Paulo', '2026-W46'],
  ['2026-11-22T15:00:00Z', 'America/Sao_Paulo', WEEK],
  ['2026-11-21T23:30:00Z', 'Pacific/Kiritimati', WEEK],
  ['2026-11-25T12:00:00Z', 'UTC', WEEK],
  ['2027-01-04T12:00:00Z', 'UTC', '2026-W53'],
])('at %s in %s, the newest recap covers %s', async (instant, timezone, key) => {
  at(instant)
  const ana = await member(timezone)
  expect((await own(ana)).week).toBe(key)
})

it('the recap refuses the current week before Sunday noon, and future weeks', async () => {
  at('2026-11-22T11:59:00Z')
  const ana = await member()
  for (const key of [WEEK, '2026-W48', '2999-W01']) {
    const { status, error } = await recap(ana, ana.familyId, `?week=${key}`)
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      422,
      'validation_failed',
      ['week'],
    ])
  }
  at('2026-11-22T12:00:00Z')
  expect((await recap(ana, ana.familyId, `?week=${WEEK}`)).status).toBe(200)
})

it.each(['2026-W00', '2025-W53', '2026-W54', '2026-47', '2026-w47', '0001-W01', '2026-W4', 'x'])(
  'the recap rejects the invalid week %j',
  async (key) => {
    const ana = await member()
    const { status, error } = await recap(ana, ana.familyId, `?week=${key}`)
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      422,
      'validation_failed',
      ['week'],
    ])
  },
)

it('the recap is the same for all members, and refused to other users', async () => {
  at('2026-11-16T08:00:00Z')
  const [ana, other, admin] = [await member(), await member(), await buildAdmin()]
  const rui = await partner(ana)
  await joinByCode(rui, ana)
  const week = await challenge(MONDAY)
  await doneOn(ana, week, 1)
  at('2026-11-23T09:00:00Z')
  const [first, second] = await Promise.all([own(ana), own(rui)])
  expect(first).toEqual(second)
  expect(first.tasksDone).toBe(1)
  expect((await recap(other, ana.familyId)).status).toBe(404)
  expect((await recap(admin, ana.familyId)).status).toBe(403)
})

it("the recap page shows the week's days, the petals so far, and adjacent weeks", async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  const week = await challenge(MONDAY, { weekNumber: 1, plan: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 } })
  const next = await challenge('2026-11-23', { weekNumber: 2 })
  for (const day of [1, 2, 3, 4, 5]) await doneOn(ana, week, day)
  for (const day of [8, 9, 10, 11, 12]) {
    at(`2026-11-${15 + day}T12:00:00Z`)
    await complete({ ...ana, token: await signIn(ana) }, next.id, next.task(day - 7))
  }
  at('2026-11-30T09:00:00Z')
  const actor = await buildFamilyActor(ana)
  const first = await readHarvest(actor, WEEK)
  expect(first.days.map(({ state }) => state).join(' ')).toBe('done done done done done open empty')
  expect(first).toMatchObject({
    challenge: { week: 1 },
    photo: { date: '2026-11-20', taskTitle: expect.stringMatching(/./) },
    flower: { week: 1, petals: [true, false, false, false] },
    ...{ previous: null, next: '2026-W48', upcoming: null },
  })
  expect(await readHarvest(actor)).toMatchObject({
    flower: { week: 2, petals: [true, true, false, false] },
    ...{ previous: WEEK, next: null, upcoming: 0 },
  })
})
