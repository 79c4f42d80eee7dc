import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { readProgressContract } from '@/lib/features/completions/progress/contract'
import type { readTodayContract } from '@/lib/features/families/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member, unusedPhoto } from '../../support/scene'

const MONDAY = '2026-11-16'

beforeEach(async () => {
  await db().challenge.deleteMany()
  at('2026-11-16T10:00:00Z')
})
afterEach(() => void vi.useRealTimers())

const points = async (by: Member) =>
  (await call<typeof readProgressContract>(`GET /families/${by.familyId}/progress`, { token: by.token })).data
    .points

describe('a completion with a given day', () => {
  it('counts on that day until its last millisecond', async () => {
    const week = await challenge(MONDAY)
    const by = await member('America/Sao_Paulo')
    at('2026-11-17T02:59:59.999Z')
    const done = await complete(by, week.id, week.task(1), { madeOn: MONDAY })
    expect(done.status).toBe(201)
    expect(done.data.task.completedOn).toBe(MONDAY)
  })

  it('is refused after midnight, and accepted for the new day', async () => {
    const week = await challenge(MONDAY)
    const by = await member('America/Sao_Paulo')
    const photoId = await unusedPhoto(by.id)
    at('2026-11-17T03:00:00Z')
    const refused = await complete(by, week.id, week.task(1), { photoId, madeOn: MONDAY })
    expect([refused.status, refused.error.code]).toEqual([409, 'changed_meanwhile'])
    expect(await points(by)).toBe(0)
    const done = await complete(by, week.id, week.task(1), { photoId, madeOn: '2026-11-17' })
    expect([done.status, done.data.points.earned]).toEqual([201, 5])
  })

  it('is refused for a day that the family has not reached', async () => {
    const week = await challenge(MONDAY)
    const by = await member()
    const early = await complete(by, week.id, week.task(1), { madeOn: '2026-11-17' })
    expect([early.status, early.error.code]).toEqual([409, 'changed_meanwhile'])
  })

  it('must name a calendar day', async () => {
    const week = await challenge(MONDAY)
    const by = await member()
    for (const madeOn of ['2026-02-30', 'today', 5, null]) {
      const odd = await complete(by, week.id, week.task(1), { madeOn })
      expect([odd.status, Object.keys(odd.error.fields ?? {})]).toEqual([422, ['madeOn']])
    }
  })

  it('is refused as completed or as over before its day is checked', async () => {
    const week = await challenge(MONDAY)
    const by = await member()
    await complete(by, week.id, week.task(1))
    at('2026-11-17T10:00:00Z')
    const again = await complete(by, week.id, week.task(1), { madeOn: MONDAY })
    expect(again.error.code).toBe('already_completed')
    at('2026-11-23T00:00:00Z')
    const over = await complete(by, week.id, week.task(7), { madeOn: '2026-11-22' })
    expect(over.error.code).toBe('challenge_over')
  })
})

describe('a completed task', () => {
  it('stays completed when its week is over', async () => {
    const week = await challenge(MONDAY)
    const by = await member()
    await complete(by, week.id, week.task(1))
    at('2026-11-23T00:00:00Z')
    const again = await complete(by, week.id, week.task(1))
    expect([again.status, again.error.code]).toEqual([409, 'already_completed'])
    expect((await complete(by, week.id, week.task(2))).error.code).toBe('challenge_over')
  })
})

describe("the family's day", () => {
  it('is returned in the time zone of the family, with its end', async () => {
    const by = await member('America/Sao_Paulo')
    at('2026-11-17T02:30:00Z')
    const answer = await call<typeof readTodayContract>(`GET /families/${by.familyId}/today`, {
      token: by.token,
    })
    expect(answer.data).toEqual({
      date: '2026-11-16',
      now: '2026-11-17T02:30:00.000Z',
      ends: '2026-11-17T03:00:00.000Z',
    })
  })

  it('is not returned to users of other families', async () => {
    const [by, other] = [await member(), await member()]
    const answer = await call(`GET /families/${other.familyId}/today`, { token: by.token })
    expect(answer.status).toBe(404)
  })
})
