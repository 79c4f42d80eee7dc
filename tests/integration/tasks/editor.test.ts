import { beforeAll, expect, it } from 'vitest'
import type {
  createTaskContract,
  deleteTaskContract,
  updateTaskContract,
} from '@/lib/features/tasks/contract'
import { addDays, localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { signIn } from '../../factories/session'
import { buildTask } from '../../factories/task'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'
import { picture } from '../../support/pictures'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

function form(fields: Record<string, string | string[] | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) data.append(name, one)
  return data
}

const TEXT = { name: 'Drink water', description: 'A glass.', examples: ['With lemon', '', 'With ice'] }
const image = async () => new File([new Uint8Array(await picture('png'))], 'p.png', { type: 'image/png' })
const today = () => localDateAt(new Date(), 'UTC')

const create = (fields: Parameters<typeof form>[0], token = admin.token) =>
  call<typeof createTaskContract>('POST /tasks/create-with-image', { token, body: form(fields) })

it('an administrator adds a task with a picture, which every user sees', async () => {
  const { status, data } = await create({ ...TEXT, image: await image() })
  expect(status).toBe(201)
  expect(data).toMatchObject({ name: 'Drink water', examples: ['With lemon', 'With ice'], language: 'en' })
  const reader = await signIn(await buildUser())
  const address = `GET ${data.imagePath?.replace('/api/v1', '')}`
  expect((await fetchRoute(address, { token: reader })).status).toBe(200)
  const entry = await db().auditEntry.findFirstOrThrow({ where: { subjectId: data.id } })
  expect(entry).toMatchObject({ actorId: admin.id, action: 'task.created', subject: 'task' })
})

it('a task without required fields is rejected with an error for each field', async () => {
  const blank = await create({ name: ' ', description: ' ', examples: ' ' })
  const none = await create({ other: 'x' })
  for (const { status, error } of [blank, none]) {
    expect(status).toBe(422)
    expect(error.fields).toEqual({
      name: ['Task name is required'],
      description: ['Task description is required'],
      examples: ['At least one example is required'],
    })
  }
})

it('a task with an invalid picture is rejected and not stored', async () => {
  const before = await db().task.count()
  const { status, error } = await create({ ...TEXT, image: new File(['hello'], 'p.png') })
  expect([status, error.code]).toEqual([415, 'photo_not_accepted'])
  expect(await db().task.count()).toBe(before)
})

it('a task accepts translations as JSON and rejects invalid JSON', async () => {
  const created = await create({ ...TEXT, translations: JSON.stringify({ 'pt-BR': { name: 'Beber água' } }) })
  expect(created.data.translations).toEqual({ 'pt-BR': { name: 'Beber água' } })
  const wrong = await create({ ...TEXT, translations: '{' })
  expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ['translations']])
})

it('an update changes only the sent fields, and a removed picture is released', async () => {
  const { data } = await create({ ...TEXT, image: await image() })
  const put = (fields: Parameters<typeof form>[0]) =>
    call<typeof updateTaskContract>(`PUT /tasks/${data.id}/upload`, {
      token: admin.token,
      body: form(fields),
    })
  const renamed = await put({ name: 'Drink more water' })
  expect(renamed.data).toEqual({ ...data, name: 'Drink more water', version: data.version + 1 })
  const bare = await put({ removeImage: 'true' })
  expect(bare.data.imagePath).toBeNull()
  const photoId = data.imagePath?.match(/photos\/([^?]+)/)?.[1] ?? ''
  expect(await db().photo.findUnique({ where: { id: photoId } })).toMatchObject({ purpose: null })
  expect((await put({ name: '' })).error.fields).toEqual({ name: ['Task name is required'] })
})

it('an update of an outdated version of a task is refused with 409 and stores no picture', async () => {
  const { data } = await create(TEXT)
  const put = (fields: Parameters<typeof form>[0]) =>
    call<typeof updateTaskContract>(`PUT /tasks/${data.id}/upload`, {
      token: admin.token,
      body: form(fields),
    })
  const version = String(data.version)
  expect((await put({ name: 'Theirs', version })).data).toMatchObject({ name: 'Theirs', version: 2 })
  const photos = await db().photo.count()
  const late = await put({ name: 'Mine', version, image: await image() })
  expect([late.status, late.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(await db().photo.count()).toBe(photos)
  expect((await put({ name: 'Mine', version: '2' })).data).toMatchObject({ name: 'Mine', version: 3 })
  expect((await put({ name: 'Whatever' })).data).toMatchObject({ version: 4 })
  expect((await put({ version: 'x' })).error.fields).toHaveProperty('version')
  const concurrent = await Promise.all(['One', 'Two', 'Three'].map((name) => put({ name, version: '4' })))
  expect(concurrent.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

it('a translation that is too long is rejected with the name of its field', async () => {
  const translations = JSON.stringify({ 'pt-BR': { name: 'a'.repeat(121) } })
  const { status, error } = await create({ ...TEXT, translations })
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['translations.pt-BR.name']])
})

it('a task planned only for future weeks is deleted and removed from the plans', async () => {
  const task = await buildTask()
  const plan = [{ dayOfWeek: 1, taskId: task.id }]
  const { challenge } = await buildChallenge({ startDate: addDays(today(), 3), plan })
  const { status } = await call<typeof deleteTaskContract>(`DELETE /tasks/${task.id}`, { token: admin.token })
  expect(status).toBe(200)
  const row = await db().challengeTask.findFirstOrThrow({ where: { challengeId: challenge.id } })
  expect(row.removedAt).not.toBeNull()
  const again = await call(`DELETE /tasks/${task.id}`, { token: admin.token })
  expect([again.status, again.error.code]).toEqual([404, 'not_found'])
})

it('a task used by a started challenge cannot be deleted', async () => {
  const task = await buildTask()
  await buildChallenge({ startDate: today(), plan: [{ dayOfWeek: 1, taskId: task.id }] })
  const { status, error } = await call(`DELETE /tasks/${task.id}`, { token: admin.token })
  expect([status, error.code]).toEqual([409, 'task_in_use'])
})

it('editing tasks is refused for users who are not administrators, whatever the id', async () => {
  const token = await signIn(await buildUser())
  const id = 'no-id'
  const answers = await Promise.all([
    create(TEXT, token),
    call(`PUT /tasks/${id}/upload`, { token, body: form(TEXT) }),
    call(`DELETE /tasks/${id}`, { token }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await call(`DELETE /tasks/${id}`, { token: admin.token })).status).toBe(404)
})
