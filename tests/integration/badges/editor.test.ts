import { beforeAll, expect, it } from 'vitest'
import type { listBadgesContract } from '@/lib/features/badges/contract'
import type { createBadgeContract, updateBadgeContract } from '@/lib/features/badges/editor/contract'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildBadge } from '../../factories/badge'
import { buildCompletion } from '../../factories/completion'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { picture } from '../../support/pictures'
import { member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

type Fields = Record<string, string | File>

function form(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const FIELDS = {
  name: 'Ten things',
  description: 'For ten tasks.',
  kind: 'special',
  rule: '{"type":"tasks","count":10}',
}
const image = async () => new File([new Uint8Array(await picture('png'))], 'p.png', { type: 'image/png' })

const create = (fields: Fields, token = admin.token) =>
  call<typeof createBadgeContract>('POST /badges', { token, body: form(fields) })
const update = (id: string, fields: Fields) =>
  call<typeof updateBadgeContract>(`PUT /badges/${id}`, { token: admin.token, body: form(fields) })
const list = async (token = admin.token) =>
  (await call<typeof listBadgesContract>('GET /badges', { token })).data

it('an administrator adds a badge with an image and a coloring image', async () => {
  const { status, data } = await create({ ...FIELDS, image: await image(), coloringImage: await image() })
  expect(status).toBe(201)
  expect(data).toMatchObject({ kind: 'special', rule: { type: 'tasks', count: 10 }, earned: false })
  expect(data.image).toMatch('/api/v1/photos/')
  expect(data.coloringImage).not.toBe(data.image)
  expect((await list()).map(({ id }) => id)).toContain(data.id)
})

it('a new badge with an invalid rule, a mismatched kind, or missing fields is rejected', async () => {
  const faults = async (fields: Fields) => {
    const { status, error } = await create(fields)
    return [status, Object.keys(error.fields ?? {})]
  }
  expect(await faults({ ...FIELDS, rule: 'nonsense' })).toEqual([422, ['rule']])
  expect(await faults({ ...FIELDS, rule: '{"type":"tasks"}' })).toEqual([422, ['rule']])
  expect(await faults({ ...FIELDS, kind: 'monthly' })).toEqual([422, ['rule']])
  expect(await faults({ other: 'x' })).toEqual([422, ['name', 'description', 'kind', 'rule']])
  expect(await faults({ ...FIELDS, name: 'x'.repeat(121) })).toEqual([422, ['name']])
})

it('a new special badge is silently awarded to families that already qualify', async () => {
  const { actor } = await buildCompletion()
  const other = await member()
  for (const rule of [
    '{"type":"first_photo"}',
    '{"type":"tasks","count":1}',
    '{"type":"streak","count":1}',
  ]) {
    const { data } = await create({ ...FIELDS, rule })
    const earned = await db().earnedBadge.findMany({ where: { badgeId: data.id } })
    expect(earned.map(({ familyId }) => familyId)).toEqual([actor.familyId])
    const late = await create({ ...FIELDS, rule: rule.replace('}', ',"from":"2999-01-01"}') })
    expect(await db().earnedBadge.count({ where: { badgeId: late.data.id } })).toBe(0)
  }
  const token = await signIn({ id: actor.userId })
  expect((await list(token)).filter(({ earned }) => earned).length).toBe(3)
  expect((await list(other.token)).filter(({ earned }) => earned)).toEqual([])
})

it('an update changes only the sent fields, and is rejected if rule and kind mismatch', async () => {
  const { data } = await create({ ...FIELDS, image: await image() })
  const renamed = await update(data.id, { name: 'Many things' })
  expect(renamed.data).toEqual({ ...data, name: 'Many things', version: 2 })
  expect((await update(data.id, { removeImage: 'true' })).data).toMatchObject({
    image: `/api/v1/materials/badges/${data.id}.png`,
    hasImage: false,
  })
  expect((await update(data.id, { kind: 'weekly' })).status).toBe(422)
  const weekly = await update(data.id, { kind: 'weekly', rule: '{"type":"challenge_complete"}' })
  expect(weekly.data).toMatchObject({ kind: 'weekly', rule: { type: 'challenge_complete' } })
})

it('a badge is deleted once, and later deletions and updates return 404', async () => {
  const { id } = await buildBadge()
  expect((await call(`DELETE /badges/${id}`, { token: admin.token })).status).toBe(200)
  expect((await list()).map((badge) => badge.id)).not.toContain(id)
  expect((await call(`DELETE /badges/${id}`, { token: admin.token })).status).toBe(404)
  expect((await update(id, { name: 'Gone' })).status).toBe(404)
})

it('creating, updating and deleting badges is forbidden to other users, even with an invalid id', async () => {
  const { token } = await member()
  expect((await create(FIELDS, token)).status).toBe(403)
  expect((await call('PUT /badges/x', { token, body: form(FIELDS) })).status).toBe(403)
  expect((await call('DELETE /badges/x', { token })).status).toBe(403)
})
