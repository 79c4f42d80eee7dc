import { beforeAll, expect, it } from 'vitest'
import type { getChallengeContract } from '@/lib/features/challenges/contract'
import type {
  copyChallengeContract,
  createChallengeContract,
  findFreeWeekContract,
  readSourceContract,
  updateChallengeContract,
} from '@/lib/features/challenges/editor/contract'
import { recompute } from '@/lib/features/completions/recompute/service'
import { addDays, localDateAt, nextMonday } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { buildTask } from '../../factories/task'
import { call } from '../../support/api'
import { adult, complete, member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

const today = () => localDateAt(new Date(), 'UTC')
const week = (start = addDays(today(), 7)) => ({
  title: 'A week outside',
  description: 'Fresh air.',
  weekNumber: 2,
  startDate: start,
  endDate: addDays(start, 6),
})

const create = (body: object) =>
  call<typeof createChallengeContract>('POST /challenges', { token: admin.token, body })
const update = (id: string, body: object) =>
  call<typeof updateChallengeContract>(`PUT /challenges/${id}`, { token: admin.token, body })
const source = (id: string) =>
  call<typeof readSourceContract>(`GET /challenges/${id}/source`, { token: admin.token })
const read = (id: string, token = admin.token) =>
  call<typeof getChallengeContract>(`GET /challenges/${id}`, { token })

it('an administrator creates an inactive challenge with its plan', async () => {
  const task = await buildTask()
  const taskAssignments = [{ taskId: task.id, dayOfWeek: 3, orderInDay: 1 }]
  const { status, data } = await create({ ...week(today()), taskAssignments })
  expect(status).toBe(201)
  expect(data).toMatchObject({ ...week(today()), isActive: false, status: 'inactive', version: 1 })
  expect(data.taskAssignments).toMatchObject(taskAssignments)
  const everything = { name: 'Everything in one file', url: `/api/v1/materials/${data.id}.pdf` }
  expect(data.materials).toContainEqual(everything)
})

it('an invalid challenge is rejected with 422 and an exact message for each field', async () => {
  const createWithErrors = async (body: object) => {
    const { status, error } = await create(body)
    expect([status, error.code]).toEqual([422, 'validation_failed'])
    return error.fields
  }
  const start = addDays(today(), 7)
  expect(await createWithErrors({ weekNumber: 1, title: ' ', endDate: '' })).toEqual({
    title: ['Title is required'],
    startDate: ['Start date is required'],
    endDate: ['End date is required'],
  })
  expect(await createWithErrors({ ...week(), endDate: start })).toEqual({
    endDate: ['End date must be after start date'],
  })
  expect(await createWithErrors({ ...week(), endDate: addDays(start, 5) })).toEqual({
    endDate: ['Challenge must be exactly 7 days (one week)'],
  })
  expect(await createWithErrors(week(addDays(today(), -1)))).toEqual({
    startDate: ['Start date must be in the future'],
  })
  expect(Object.keys((await createWithErrors({ ...week(), weekNumber: 5 })) ?? {})).toEqual(['weekNumber'])
  expect(Object.keys((await createWithErrors({ ...week(), startDate: '2027-02-30' })) ?? {})).toEqual([
    'startDate',
  ])
})

it('a challenge is activated only once it has tasks, and activations are audited', async () => {
  const { data } = await create(week())
  const refused = await update(data.id, { isActive: true })
  expect([refused.status, refused.error.code]).toEqual([422, 'challenge_needs_tasks'])
  const task = await buildTask()
  const taskAssignments = [{ taskId: task.id, dayOfWeek: 1, orderInDay: 1 }]
  const { data: active } = await update(data.id, { isActive: true, taskAssignments })
  expect(active).toMatchObject({ isActive: true, status: 'upcoming', version: 2 })
  const { data: off } = await update(data.id, { isActive: false })
  expect(off.status).toBe('inactive')
  const actions = await db().auditEntry.findMany({ where: { subjectId: data.id }, orderBy: { at: 'asc' } })
  expect(actions.map(({ action }) => action)).toEqual([
    'challenge.created',
    'challenge.activated',
    'challenge.deactivated',
  ])
})

it('an update based on an outdated version is refused with 409 and overwrites nothing', async () => {
  const { data } = await create(week())
  await update(data.id, { title: 'First', version: data.version })
  const late = await update(data.id, { title: 'Second', version: data.version })
  expect([late.status, late.error.code]).toEqual([409, 'changed_meanwhile'])
  expect((await read(data.id)).data.title).toBe('First')
})

it('a moved challenge stays seven days long, and its dates are fixed once it begins', async () => {
  const { data } = await create(week())
  const start = addDays(today(), 14)
  expect((await update(data.id, { startDate: start })).data).toMatchObject({ endDate: addDays(start, 6) })
  expect((await update(data.id, { endDate: addDays(start, 7) })).status).toBe(422)
  const { challenge } = await buildChallenge({ startDate: today() })
  const moved = await update(challenge.id, { startDate: start })
  expect(moved.error.fields).toEqual({
    startDate: ['This week has already started, so its dates stay as they are.'],
  })
  expect((await update(challenge.id, { title: 'Renamed' })).data.title).toBe('Renamed')
})

it('a challenge with completions is deleted only by force, together with its points', async () => {
  const family = await member()
  const { challenge, assignments } = await buildChallenge({ startDate: today() })
  const planned = assignments.find((row) => row.dayOfWeek === (new Date().getUTCDay() || 7))
  expect((await complete(family, challenge.id, planned?.id ?? '')).status).toBe(201)
  const address = `DELETE /challenges/${challenge.id}`
  const refused = await call(address, { token: admin.token })
  expect([refused.status, refused.error.code]).toEqual([409, 'challenge_has_completions'])
  const forced = await call(`${address}?force=true`, { token: admin.token })
  expect([forced.status, forced.data]).toEqual([200, null])
  expect((await read(challenge.id)).status).toBe(404)
  const scores = await db().familyScore.findMany({ where: { familyId: family.familyId } })
  expect(scores.map(({ points }) => points)).toEqual([0, 0, 0, 0])
  expect(await recompute({ mend: false })).toEqual([])
  const { data } = await create(week())
  expect((await call(`DELETE /challenges/${data.id}`, { token: admin.token })).status).toBe(200)
})

it('a copy has the texts, translations and plan of a challenge, and is inactive', async () => {
  const task = await buildTask()
  const taskAssignments = [
    { taskId: task.id, dayOfWeek: 2, orderInDay: 1 },
    { taskId: task.id, dayOfWeek: 5, orderInDay: 2 },
  ]
  const translations = { 'pt-BR': { title: 'Uma semana lá fora', description: '' } }
  const { data } = await create({ ...week(), language: 'en', translations, taskAssignments })
  await update(data.id, { isActive: true })
  const startDate = addDays(today(), 30)
  const copy = (body: object, id = data.id) =>
    call<typeof copyChallengeContract>(`POST /challenges/${id}/copy`, { token: admin.token, body })
  const copied = await copy({ startDate, weekNumber: 3 })
  expect(copied.status).toBe(201)
  const { title, description } = week()
  expect(copied.data).toMatchObject({ title, description, weekNumber: 3, startDate, status: 'inactive' })
  expect(copied.data.endDate).toBe(addDays(startDate, 6))
  expect(copied.data.taskAssignments).toMatchObject(taskAssignments)
  expect((await source(copied.data.id)).data.texts['pt-BR'].title).toBe('Uma semana lá fora')
  expect((await copy({ startDate })).data.weekNumber).toBe(2)
  const past = await copy({ startDate: addDays(today(), -1) })
  expect(past.error.fields).toEqual({ startDate: ['Start date must be in the future'] })
  expect((await copy({})).error.fields).toEqual({ startDate: ['Start date is required'] })
  expect((await copy({ startDate }, '0190a000-0000-7000-8000-000000000000')).status).toBe(404)
  const note = await db().auditEntry.findFirst({ where: { subjectId: copied.data.id } })
  expect(note).toMatchObject({ action: 'challenge.copied', actorId: admin.id, details: { from: data.id } })
})

it('editors get the original texts of both languages, and whether the challenge has begun', async () => {
  const translations = { en: { title: '', description: 'Only this' } }
  const { data } = await create({ ...week(), language: 'pt-BR', translations })
  expect((await source(data.id)).data).toMatchObject({
    language: 'pt-BR',
    texts: {
      'pt-BR': { title: week().title, description: week().description },
      en: { title: '', description: 'Only this' },
    },
    hasBegun: false,
    taskCount: 0,
    version: 1,
  })
  const { challenge } = await buildChallenge({ startDate: today() })
  expect((await source(challenge.id)).data).toMatchObject({ hasBegun: true, taskCount: 7 })
})

it('the suggested week starts on the first free Monday and continues the cycle number', async () => {
  await db().challenge.deleteMany()
  const free = async () =>
    (await call<typeof findFreeWeekContract>('GET /challenges/free-week', { token: admin.token })).data
  const monday = nextMonday(today())
  expect(await free()).toEqual({ startDate: monday, endDate: addDays(monday, 6), weekNumber: 1 })
  await create({ ...week(monday), weekNumber: 3 })
  expect(await free()).toMatchObject({ startDate: addDays(monday, 7), weekNumber: 4 })
  await create({ ...week(addDays(monday, 9)), weekNumber: 4 })
  expect(await free()).toMatchObject({ startDate: addDays(monday, 21), weekNumber: 1 })
})

it('users without the administrator role can neither edit challenges nor read inactive ones', async () => {
  const { token } = await adult()
  const { data } = await create(week())
  const lines = [
    'POST /challenges',
    `PUT /challenges/${data.id}`,
    'PUT /challenges/x',
    'DELETE /challenges/x',
  ]
  for (const line of lines) expect((await call(line, { token, body: {} })).status).toBe(403)
  expect((await read(data.id, token)).status).toBe(404)
  expect((await update('0190a000-0000-7000-8000-000000000000', {})).status).toBe(404)
})
