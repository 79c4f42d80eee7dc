import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type {
  autoSelectTasksContract,
  listUnusedTasksContract,
  savePlanContract,
} from '@/lib/features/challenges/plan/contract'
import { addDays, localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { signIn } from '../../factories/session'
import { buildTask } from '../../factories/task'
import { call } from '../../support/api'
import { at, challenge, complete, member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})
afterEach(() => {
  vi.useRealTimers()
})

const today = () => localDateAt(new Date(), 'UTC')

type Row = { taskId: string; dayOfWeek: number; orderInDay: number }

async function save(id: string, taskAssignments: Row[], version?: number) {
  const token = await signIn({ id: admin.id })
  const body = { taskAssignments, version }
  return call<typeof savePlanContract>(`POST /challenges/${id}/tasks`, { token, body })
}

const row = (taskId: string, dayOfWeek: number, orderInDay = 1): Row => ({ taskId, dayOfWeek, orderInDay })

it('saving a plan replaces all tasks, and one that stays on its day keeps its id', async () => {
  const { challenge, assignments } = await buildChallenge({ isActive: false, startDate: addDays(today(), 7) })
  const [kept, moved] = assignments
  if (!kept || !moved) throw new Error('There is a plan')
  const added = await buildTask()
  const { status, data } = await save(challenge.id, [
    row(kept.taskId, kept.dayOfWeek, 2),
    row(added.id, kept.dayOfWeek, 1),
  ])
  expect(status).toBe(200)
  expect(data.taskAssignments.map(({ taskId }) => taskId)).toEqual([added.id, kept.taskId])
  expect(data.taskAssignments[1]?.id).toBe(kept.id)
  expect(data.version).toBe(2)
  expect(await db().challengeTask.count({ where: { challengeId: challenge.id, removedAt: null } })).toBe(2)
})

it('a plan with one invalid row is rejected with 422 and changes nothing', async () => {
  const { challenge, assignments } = await buildChallenge({ isActive: false, startDate: addDays(today(), 7) })
  const task = assignments[0]?.taskId ?? ''
  const unknown = '0190a000-0000-7000-8000-000000000000'
  const wrong: [Row[], string][] = [
    [[row(task, 1), row(task, 1, 2)], 'taskAssignments.1.taskId'],
    [[row(task, 1), row(assignments[1]?.taskId ?? '', 1)], 'taskAssignments.1.orderInDay'],
    [[row(task, 1), row(unknown, 2)], 'taskAssignments.1.taskId'],
    [[row(task, 8)], 'taskAssignments.0.dayOfWeek'],
    [[row(task, 1, 0)], 'taskAssignments.0.orderInDay'],
  ]
  for (const [rows, field] of wrong) {
    const { status, error } = await save(challenge.id, rows)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]])
  }
  expect(await db().challengeTask.count({ where: { challengeId: challenge.id, removedAt: null } })).toBe(7)
})

it('a plan may be empty only while its challenge is inactive, and outdated versions are refused', async () => {
  const { challenge: off } = await buildChallenge({ isActive: false, startDate: addDays(today(), 7) })
  expect((await save(off.id, [], 1)).data.taskAssignments).toEqual([])
  expect((await save(off.id, [], 1)).error.code).toBe('changed_meanwhile')
  const { challenge: on } = await buildChallenge({ startDate: addDays(today(), 7) })
  expect((await save(on.id, [])).error.code).toBe('challenge_needs_tasks')
})

it('saving a plan keeps days that have begun in any time zone, and their completions', async () => {
  at('2026-11-16T08:00:00Z')
  const family = await member('UTC')
  const { id, task } = await challenge('2026-11-16')
  const done = await complete(family, id, task(1))
  expect(done.status).toBe(201)
  at('2026-11-18T11:00:00Z')
  const fresh = await buildTask()
  const { data } = await save(id, [row(fresh.id, 1), row(fresh.id, 4), row(fresh.id, 6)])
  const days = data.taskAssignments.map(({ dayOfWeek, taskId }) => [dayOfWeek, taskId === fresh.id])
  // It is Thursday already in the first time zone.
  expect(days).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [6, true],
  ])
  expect(data.taskAssignments[0]?.id).toBe(task(1))
  expect(await db().completion.count({ where: { assignmentId: task(1) } })).toBe(1)
})

it('the list of unused tasks omits tasks of challenges within the given number of weeks', async () => {
  const [old, recent, never] = [await buildTask(), await buildTask(), await buildTask()]
  await buildChallenge({ startDate: addDays(today(), -60), plan: [{ dayOfWeek: 1, taskId: old.id }] })
  await buildChallenge({ startDate: addDays(today(), -20), plan: [{ dayOfWeek: 1, taskId: recent.id }] })
  const ids = async (query: string) => {
    const line = `GET /challenges/unused-tasks${query}`
    const { data } = await call<typeof listUnusedTasksContract>(line, { token: admin.token })
    const found = data.map(({ id }) => id)
    return [old, recent, never].map(({ id }) => found.includes(id))
  }
  expect(await ids('')).toEqual([true, false, true])
  expect(await ids('?weeksBack=1')).toEqual([true, true, true])
  expect(await ids('?weeksBack=20')).toEqual([false, false, true])
  const wrong = await call('GET /challenges/unused-tasks?weeksBack=x', { token: admin.token })
  expect(wrong.status).toBe(422)
})

it('automatic selection picks seven tasks: unused ones first, then those used longest ago', async () => {
  await db().challenge.deleteMany()
  await db().task.deleteMany()
  const tasks = await Promise.all(Array.from({ length: 9 }, () => buildTask()))
  const [a, b, c, ...unused] = tasks.map(({ id }) => id).sort()
  for (const [taskId, ago] of [
    [a, 10],
    [b, 50],
    [c, 30],
  ] as const) {
    const plan = [{ dayOfWeek: 1, ...(taskId && { taskId }) }]
    await buildChallenge({ startDate: addDays(today(), -ago), plan })
  }
  const start = addDays(today(), 3)
  const body = { startDate: start, endDate: addDays(start, 6), excludeRecentlyUsed: true, weeksBack: 4 }
  const select = (input: object = body) =>
    call<typeof autoSelectTasksContract>('POST /challenges/auto-select-tasks', {
      token: admin.token,
      body: input,
    })
  expect((await select()).data.map(({ id }) => id)).toEqual([...unused, b])
  await db().task.updateMany({ where: { id: { in: unused } }, data: { deletedAt: new Date() } })
  expect((await select()).data.map(({ id }) => id)).toEqual([b, c, a])
  expect((await select({ ...body, endDate: start })).status).toBe(422)
  expect((await select({})).status).toBe(422)
})

it('automatic selection takes recently used tasks only once all unused ones are taken', async () => {
  await db().challenge.deleteMany()
  await db().task.deleteMany()
  const ids: string[] = []
  // One task each week: the first is to come, the last was used twelve weeks ago, two never were.
  for (const ago of [-7, 7, 14, 21, 28, 42, 56, 84]) {
    const { id } = await buildTask()
    await buildChallenge({ startDate: addDays(today(), -ago - 6), plan: [{ dayOfWeek: 1, taskId: id }] })
    ids.push(id)
  }
  for (let never = 0; never < 2; never++) ids.push((await buildTask()).id)
  const startDate = addDays(today(), 21)
  const week = { startDate, endDate: addDays(startDate, 6) }
  for (const weeksBack of [0, 1, 2, 3, 4, 8, 12, 520]) {
    const unused = await call<typeof listUnusedTasksContract>(
      `GET /challenges/unused-tasks?weeksBack=${weeksBack}`,
      { token: admin.token },
    )
    const fresh = new Set(unused.data.map(({ id }) => id))
    for (const excludeRecentlyUsed of [true, false]) {
      const { data } = await call<typeof autoSelectTasksContract>('POST /challenges/auto-select-tasks', {
        token: admin.token,
        body: { ...week, excludeRecentlyUsed, weeksBack },
      })
      const chosen = data.map(({ id }) => id)
      expect(new Set(chosen).size).toBe(7)
      expect(chosen.filter((id) => fresh.has(id))).toHaveLength(Math.min(7, fresh.size))
      expect(chosen.map((id) => fresh.has(id))).toEqual(chosen.map((_, at) => at < fresh.size))
      expect(chosen.slice(2)).toEqual(ids.slice(3, 8).reverse())
    }
  }
})

it('saving a plan and selecting its tasks are forbidden without the administrator role', async () => {
  const { token } = await member()
  const lines = [
    'POST /challenges/x/tasks',
    'GET /challenges/unused-tasks',
    'POST /challenges/auto-select-tasks',
  ]
  for (const line of lines) {
    const body = line.startsWith('GET') ? undefined : {}
    expect((await call(line, { token, body })).status).toBe(403)
  }
})
