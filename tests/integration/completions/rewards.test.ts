import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  explainProgressContract,
  readProgressContract,
} from '@/lib/features/completions/progress/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

// 16 November 2026 is a Monday.
const MONDAY = '2026-11-16'

let by: Member
let week: Awaited<ReturnType<typeof challenge>>

beforeEach(async () => {
  await db().challenge.deleteMany()
  at('2026-11-16T10:00:00Z')
  by = await member()
  week = await challenge(MONDAY, { weekNumber: 2, plan: { 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 } })
})

afterEach(() => void vi.useRealTimers())

const progress = async () =>
  (await call<typeof readProgressContract>(`GET /families/${by.familyId}/progress`, { token: by.token })).data

describe('completing a task', () => {
  it('gives 10 points on its day, and 5 more for the last task of the day', async () => {
    const first = await complete(by, week.id, week.task(1, 1), { description: ' Uma fruta\n nova ' })
    expect(first.status).toBe(201)
    expect(first.data).toMatchObject({ points: { earned: 10, total: 10 }, streak: 1 })
    expect(first.data.task).toMatchObject({ id: week.task(1, 1), completed: true, completedOn: MONDAY })
    const second = await complete(by, week.id, week.task(1, 2))
    expect(second.data.points).toEqual({ earned: 15, total: 25 })
    expect(second.data.petal).toBeNull()
  })

  it('gives 5 points later, without the bonus or a streak day for the missed day', async () => {
    at('2026-11-17T10:00:00Z')
    await complete(by, week.id, week.task(1, 1))
    expect((await complete(by, week.id, week.task(1, 2))).data.points).toEqual({ earned: 5, total: 10 })
    const { streak } = await progress()
    expect(streak).toBe(1)
  })

  it('gives 50 points once and a badge when it completes the whole challenge', async () => {
    const badge = {
      kind: 'weekly',
      name: 'Leaf',
      description: 'A week',
      rule: { type: 'challenge_complete' },
    } as const
    const leaf = await db().badge.create({ data: badge })
    for (const [day, task] of [
      [16, week.task(1, 1)],
      [16, week.task(1, 2)],
      [17, week.task(2)],
      [18, week.task(3)],
      [19, week.task(4)],
    ] as const) {
      at(`2026-11-${day}T10:00:00Z`)
      expect((await complete(by, week.id, task)).data.badge).toBeNull()
    }
    at('2026-11-20T10:00:00Z')
    const last = await complete(by, week.id, week.task(5))
    expect(last.data.points).toEqual({ earned: 65, total: 10 * 6 + 5 * 5 + 50 })
    expect(last.data.badge).toMatchObject({ name: 'Leaf', earned: true })
    const activities = await db().activity.findMany({
      where: { familyId: by.familyId, kind: { in: ['completed_challenge', 'earned_badge'] } },
      select: { kind: true, subjectId: true },
      orderBy: { kind: 'asc' },
    })
    expect(activities).toEqual([
      { kind: 'completed_challenge', subjectId: week.id },
      { kind: 'earned_badge', subjectId: leaf.id },
    ])
    await db().badge.deleteMany()
  })

  it('earns a part of the monthly badge with the fifth distinct task', async () => {
    at('2026-11-20T10:00:00Z')
    for (const [day, order] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [3, 1],
    ] as const)
      await complete(by, week.id, week.task(day, order))
    expect((await progress()).parts[1]).toEqual({ part: 2, done: 4, needed: 5, earned: false })
    const fifth = await complete(by, week.id, week.task(4))
    expect(fifth.data.petal).toEqual({ part: 2, earned: [2] })
    expect((await progress()).parts).toMatchObject([
      { earned: false },
      { done: 5, earned: true },
      { earned: false },
      { earned: false },
    ])
  })

  it('is explained by point entries that add up to the total', async () => {
    await complete(by, week.id, week.task(1, 1))
    await complete(by, week.id, week.task(1, 2))
    await undo(by, week.id, week.task(1, 2))
    const why = await call<typeof explainProgressContract>(
      `GET /families/${by.familyId}/progress/why?what=points`,
      {
        token: by.token,
      },
    )
    expect(why.data.map((entry) => entry.points)).toEqual([-5, -10, 5, 10, 10])
    expect(why.data.reduce((sum, entry) => sum + (entry.points ?? 0), 0)).toBe((await progress()).points)
    for (const what of ['streak', 'parts']) {
      const entries = await call<typeof explainProgressContract>(
        `GET /families/${by.familyId}/progress/why?what=${what}`,
        {
          token: by.token,
        },
      )
      expect(entries.data).toHaveLength(1)
    }
  })
})

describe('undoing a completion', () => {
  it('takes back exactly the points it gave, and releases its photo', async () => {
    await complete(by, week.id, week.task(1, 1))
    await complete(by, week.id, week.task(1, 2))
    expect((await undo(by, week.id, week.task(1, 1))).status).toBe(200)
    expect(await progress()).toMatchObject({ points: 10, streak: 1 })
    const photos = await db().photo.findMany({ where: { uploaderId: by.id } })
    expect(new Set(photos.map((photo) => photo.purpose))).toEqual(new Set([null, 'completion']))
    expect((await undo(by, week.id, week.task(1, 1))).status).toBe(404)
  })

  it('and repeating it a hundred times leaves one set of rewards', async () => {
    for (let round = 0; round < 100; round += 1) {
      await complete(by, week.id, week.task(2))
      if (round === 0) at('2026-11-17T10:00:00Z')
      await complete(by, week.id, week.task(1, 1))
      await undo(by, week.id, week.task(1, 1))
    }
    await complete(by, week.id, week.task(1, 1))
    const { points } = await progress()
    const entries = await db().pointEntry.findMany({ where: { familyId: by.familyId } })
    expect(points).toBe(5 + 10 + 5)
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(points)
    const scores = await db().familyScore.findMany({
      where: { familyId: by.familyId },
      orderBy: { period: 'asc' },
    })
    expect(scores.map(({ period, points: score }) => [period, score])).toEqual([
      ['2026-11', points],
      ['2026-11-09', points],
      ['2026-W47', points],
      ['all', points],
    ])
  })

  it('is refused once the local day has ended', async () => {
    await complete(by, week.id, week.task(1, 1))
    at('2026-11-16T23:59:59Z')
    expect((await undo(by, week.id, week.task(1, 1))).status).toBe(200)
    await complete(by, week.id, week.task(1, 1))
    at('2026-11-17T00:00:00Z')
    expect((await undo(by, week.id, week.task(1, 1))).error.code).toBe('undo_over')
  })

  it('revokes a badge unless another completion still earns it', async () => {
    const rule = { type: 'first_photo' }
    await db().badge.create({ data: { kind: 'special', name: 'First', description: 'First photo', rule } })
    const earned = () => db().earnedBadge.count({ where: { familyId: by.familyId } })
    expect((await complete(by, week.id, week.task(1, 1))).data.badge).toMatchObject({ name: 'First' })
    expect((await complete(by, week.id, week.task(1, 2))).data.badge).toBeNull()
    await undo(by, week.id, week.task(1, 1))
    expect(await earned()).toBe(1)
    await undo(by, week.id, week.task(1, 2))
    expect(await earned()).toBe(0)
    expect((await complete(by, week.id, week.task(1, 1))).data.badges).toHaveLength(1)
    await db().badge.deleteMany()
  })
})
