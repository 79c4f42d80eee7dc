import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { readProgressContract } from '@/lib/features/completions/progress/contract'
import { completeTask, undoTask } from '@/lib/features/completions/service'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { adult, at, challenge, complete, type Member, member, undo, unusedPhoto } from '../../support/scene'

const MONDAY = '2026-11-16'

beforeEach(async () => {
  await db().challenge.deleteMany()
  at('2026-11-16T10:00:00Z')
})
afterEach(() => void vi.useRealTimers())

const progress = async (by: Member) =>
  (await call<typeof readProgressContract>(`GET /families/${by.familyId}/progress`, { token: by.token })).data

async function addPartner(by: Member): Promise<Member> {
  const partner = await adult()
  await call('POST /families/join', { token: partner.token, body: { uniqueCode: by.joinCode.toLowerCase() } })
  return { ...by, ...partner }
}

describe('families that complete and undo simultaneously', () => {
  const prepared = async () => {
    const week = await challenge(MONDAY)
    const members = await Promise.all(Array.from({ length: 8 }, () => member()))
    const families = await Promise.all(
      members.map(async (by) => ({
        by,
        actor: await buildFamilyActor(by),
        photoId: await unusedPhoto(by.id),
      })),
    )
    const ids = { challengeId: week.id, assignmentId: week.task(1) }
    const doing = ({ actor, photoId }: (typeof families)[number]) =>
      completeTask(actor, ids.challengeId, ids.assignmentId, {
        ...{ photoId, kidIds: [], description: '', showsChild: false },
      })
    const undoing = ({ actor }: (typeof families)[number]) =>
      undoTask(actor, ids.challengeId, ids.assignmentId)
    return { families, doing, undoing, familyIds: members.map(({ familyId }) => familyId) }
  }

  it('get their own points, each in a separate transaction', async () => {
    const { families, doing, undoing, familyIds } = await prepared()
    const [done, undone] = families as [(typeof families)[number], (typeof families)[number]]
    await doing(done)
    await doing(undone)
    const ends = await Promise.allSettled(families.map((one) => (one === undone ? undoing : doing)(one)))
    expect(ends.map(({ status }) => status)).toEqual(['rejected', ...Array(7).fill('fulfilled')])
    expect(ends[0]).toMatchObject({ reason: { code: 'already_completed' } })
    const points = await Promise.all(families.map(async ({ by }) => (await progress(by)).points))
    expect(points).toEqual([15, 0, 15, 15, 15, 15, 15, 15])
    const photos = { familyId: { in: familyIds }, purpose: 'completion', unusedSince: null } as const
    expect(await db().photo.count({ where: photos })).toBe(7)
    const [most] = await db().$queryRaw<{ made: number }[]>`
      select count(*)::int as made from completions where family_id = any(${familyIds}::uuid[])
      group by xmin order by made desc limit 1`
    expect(most?.made).toBe(1)
  })
})

describe('the same completion', () => {
  it('sent simultaneously from two phones counts once, with one set of rewards', async () => {
    const week = await challenge(MONDAY)
    const by = await member()
    const partner = await addPartner(by)
    const phones = [by, partner, by, partner, by, partner]
    const answers = await Promise.all(phones.map((phone) => complete(phone, week.id, week.task(1))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(answers.find((answer) => answer.status === 409)?.error.code).toBe('already_completed')
    expect(await progress(by)).toMatchObject({ points: 15, streak: 1 })
    expect(await db().completion.count({ where: { familyId: by.familyId } })).toBe(1)
    const used = await db().photo.count({ where: { familyId: by.familyId, purpose: 'completion' } })
    expect(used).toBe(1)
  })

  it('counts once, even with ids in capital letters', async () => {
    const week = await challenge(MONDAY)
    const by = await member()
    const shouted = week.task(1).toUpperCase()
    expect((await complete(by, week.id.toUpperCase(), shouted)).data.task).toMatchObject({ id: week.task(1) })
    expect((await complete(by, week.id, shouted)).error?.code).toBe('already_completed')
    expect((await undo(by, week.id, shouted)).status).toBe(200)
    expect(await db().completion.count({ where: { familyId: by.familyId } })).toBe(1)
  })

  it('is undone once when two phones undo it simultaneously', async () => {
    const week = await challenge(MONDAY)
    const by = await member()
    const partner = await addPartner(by)
    await complete(by, week.id, week.task(1))
    const answers = await Promise.all([by, partner, by].map((phone) => undo(phone, week.id, week.task(1))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404])
    expect((await progress(by)).points).toBe(0)
  })

  it('with one photo for two tasks simultaneously is accepted for one of them', async () => {
    const week = await challenge(MONDAY, { plan: { 1: 2 } })
    const by = await member()
    const photoId = await unusedPhoto(by.id)
    const answers = await Promise.all(
      [1, 2].map((order) => complete(by, week.id, week.task(1, order), { photoId })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422])
    expect(answers.find((answer) => answer.status === 422)?.error.fields).toHaveProperty('photoId')
  })
})

describe('days and weeks', () => {
  it('a task opens when its day begins in the time zone of the family', async () => {
    const week = await challenge(MONDAY)
    at('2026-11-16T23:30:00Z')
    const west = await member('America/Los_Angeles')
    const east = await member('Pacific/Auckland')
    expect((await complete(west, week.id, week.task(2))).error.code).toBe('not_yet')
    expect((await complete(east, week.id, week.task(2))).status).toBe(201)
  })

  it('two simultaneous completions in the last millisecond of a day count for that day', async () => {
    const week = await challenge(MONDAY, { plan: { 1: 2, 2: 1 } })
    const by = await member('America/Sao_Paulo')
    at('2026-11-17T02:59:59.999Z')
    const answers = await Promise.all([1, 2].map((order) => complete(by, week.id, week.task(1, order))))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201])
    expect((await progress(by)).points).toBe(25)
  })

  it('completed days stay the same when the family changes its time zone by twelve hours', async () => {
    const week = await challenge(MONDAY)
    const by = await member('Asia/Tokyo')
    at('2026-11-16T20:00:00Z')
    await complete(by, week.id, week.task(2))
    await db().family.update({ where: { id: by.familyId }, data: { timezone: 'America/Sao_Paulo' } })
    expect(await progress(by)).toMatchObject({ points: 15, streak: 1 })
    await complete(by, week.id, week.task(1))
    expect(await progress(by)).toMatchObject({ points: 30, streak: 2 })
    at('2026-11-18T02:00:00Z')
    expect((await complete(by, week.id, week.task(2))).error.code).toBe('already_completed')
    expect(await progress(by)).toMatchObject({ points: 30, streak: 2 })
  })

  it('a task stays open until the last millisecond of its week', async () => {
    const week = await challenge(MONDAY)
    const by = await member('Asia/Kathmandu')
    at('2026-11-22T18:14:59.999Z')
    expect((await complete(by, week.id, week.task(1))).status).toBe(201)
    at('2026-11-22T18:15:00Z')
    expect((await complete(by, week.id, week.task(2))).error.code).toBe('challenge_over')
  })

  it('a week that ends during downtime is closed, and the next one starts without a reset', async () => {
    const week = await challenge(MONDAY)
    at('2026-11-20T10:00:00Z')
    const by = await member()
    await complete(by, week.id, week.task(5))
    at('2026-11-23T00:00:01Z')
    expect((await complete(by, week.id, week.task(7))).error.code).toBe('challenge_over')
    expect((await call('GET /challenges/current', { token: by.token })).status).toBe(404)
    const next = await challenge('2026-11-23')
    expect((await progress(by)).week).toMatchObject({ key: '2026-W48', done: 0, lastWeek: 1 })
    await complete(by, next.id, next.task(1))
    expect(await progress(by)).toMatchObject({ streak: 1, points: 30, week: { done: 1 } })
  })

  it('completions around New Year count for the correct week and month', async () => {
    at('2026-12-28T00:30:00Z')
    const week = await challenge('2026-12-28')
    const by = await member()
    for (const [day, date] of [
      [1, '2026-12-28'],
      [4, '2026-12-31'],
      [5, '2027-01-01'],
    ] as const) {
      at(`${date}T12:00:00Z`)
      await complete(by, week.id, week.task(day))
    }
    const scores = await db().familyScore.findMany({
      where: { familyId: by.familyId },
      orderBy: { period: 'asc' },
    })
    expect(scores.map(({ period, points }) => [period, points])).toEqual([
      ['2026-12', 30],
      ['2026-12-28', 45],
      ['2026-W53', 45],
      ['2027-01', 15],
      ['all', 45],
    ])
  })
})

describe('the streak', () => {
  it('skips rest days and days without tasks, and is not broken by the current day', async () => {
    const week = await challenge(MONDAY, { plan: { 1: 1, 2: 1, 4: 1, 5: 1 } })
    const by = await member()
    await complete(by, week.id, week.task(1))
    at('2026-11-19T08:00:00Z')
    expect((await progress(by)).streak).toBe(0)
    const rest = (date: string, method = 'PUT') =>
      call(`${method} /families/${by.familyId}/rest-days/${date}`, { token: by.token })
    expect((await rest('2026-11-17')).data).toEqual(['2026-11-17'])
    expect((await progress(by)).streak).toBe(1)
    await complete(by, week.id, week.task(4))
    expect((await progress(by)).streak).toBe(2)
    expect((await rest('2026-11-16')).error.code).toBe('rest_day_too_late')
    expect((await rest('2026-12-18')).error.code).toBe('rest_day_too_early')
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-22'])
      expect((await rest(date)).status).toBe(200)
    expect((await rest('2026-11-23')).error.code).toBe('rest_day_too_many')
    expect((await rest('2026-11-22', 'DELETE')).status).toBe(200)
    expect((await rest('2026-11-23')).status).toBe(200)
    expect((await rest('not-a-day')).status).toBe(404)
  })
})

describe('resources of another family', () => {
  it('return 404 and stay unchanged, as do inactive and future challenges', async () => {
    const week = await challenge(MONDAY)
    const hidden = await challenge(MONDAY, { isActive: false })
    const later = await challenge('2026-11-23')
    const by = await member()
    const other = await member()
    const kid = await call('POST /families/x/kids'.replace('x', other.familyId), {
      token: other.token,
      body: { name: 'Bia', birthDate: '2019-05-01' },
    })
    const kidId = (kid.data as unknown as { id: string }).id
    const refused = await Promise.all([
      complete(by, week.id, week.task(1), { photoId: await unusedPhoto(other.id) }),
      complete(by, week.id, week.task(1), { kidIds: [kidId] }),
      complete(by, hidden.id, hidden.task(1)),
      complete(by, later.id, later.task(1)),
      complete(by, later.id, week.task(1)),
      call(`GET /families/${other.familyId}`, { token: by.token }),
      call(`GET /families/${other.familyId}/progress`, { token: by.token }),
      call(`PUT /families/${other.familyId}/rest-days/2026-11-16`, { token: by.token }),
      call(`PUT /families/${other.familyId}/kids/${kidId}`, {
        token: by.token,
        body: { name: 'X', birthDate: '2019-05-01' },
      }),
      call(`DELETE /families/${by.familyId}/kids/${kidId}`, { token: by.token }),
      call(`PUT /user/${other.id}`, { token: by.token, body: { firstName: 'X' } }),
      call('GET /challenges/not-an-id', { token: by.token }),
    ])
    expect(refused.map((answer) => answer.status)).toEqual(refused.map(() => 404))
    expect(await db().completion.count({ where: { familyId: by.familyId } })).toBe(0)
    expect(await db().kid.findUnique({ where: { id: kidId } })).toMatchObject({ name: 'Bia' })
  })
})
