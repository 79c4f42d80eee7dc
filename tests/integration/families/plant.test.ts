import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { readFamilyContract, updateFamilyContract } from '@/lib/features/families/contract'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { call, fetchRoute } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { adult, at, joinByCode, type Member, member } from '../../support/scene'

const put = (by: { token: string }, familyId: string, body: object) =>
  call<typeof updateFamilyContract>(`PUT /families/${familyId}`, { token: by.token, body })
const read = async ({ token, familyId }: Member) =>
  (await call<typeof readFamilyContract>(`GET /families/${familyId}`, { token })).data

beforeEach(() => at(NOON))
afterEach(() => vi.useRealTimers())

it('a plant has no name and a clay pot until the family chooses', async () => {
  const ana = await member()
  expect(await read(ana)).toMatchObject({ plantName: null, pot: 'clay' })
})

it("any adult of the family sets the plant's pot and its cleaned name separately", async () => {
  const ana = await member()
  const rui = await adult()
  await joinByCode(rui, ana)
  const named = await put(ana, ana.familyId, { plantName: ' \u202eFigo\u0007  da  Ana ' })
  expect(named).toMatchObject({ status: 200, data: { plantName: 'Figo da Ana', pot: 'clay' } })
  expect((await put(rui, ana.familyId, { pot: 'berry' })).data).toMatchObject({ pot: 'berry' })
  await put(ana, ana.familyId, { timezone: 'Europe/Lisbon' })
  expect(await read(ana)).toMatchObject({ plantName: 'Figo da Ana', pot: 'berry' })
})

it.each(['', '  ', '\u200b', null])("setting the plant's name to %j removes it", async (plantName) => {
  const ana = await member()
  await put(ana, ana.familyId, { plantName: 'Figo' })
  expect((await put(ana, ana.familyId, { plantName })).data).toMatchObject({ plantName: null })
})

it.each([
  ['plantName', 'x'.repeat(31)],
  ['plantName', 7],
  ['pot', 'gold'],
  ['pot', null],
])('a plant with %s %j is rejected', async (field, value) => {
  const ana = await member()
  const { status, error } = await put(ana, ana.familyId, { [field]: value })
  expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([422, 'validation_failed', [field]])
  expect((await put(ana, ana.familyId, { plantName: 'x'.repeat(30) })).status).toBe(200)
})

it('users outside the family cannot change its plant', async () => {
  const [ana, other, admin] = [await member(), await member(), await buildAdmin()]
  const change = { plantName: 'Theirs', pot: 'sun' }
  expect((await put(other, ana.familyId, change)).status).toBe(404)
  expect((await put(admin, ana.familyId, change)).status).toBe(403)
  expect(await read(ana)).toMatchObject({ plantName: null, pot: 'clay' })
})

it("simultaneous changes of the plant's name and its pot are both kept", async () => {
  const ana = await member()
  await Promise.all([
    put(ana, ana.familyId, { plantName: 'Figo' }),
    put(ana, ana.familyId, { pot: 'wood' }),
    put(ana, ana.familyId, { plantName: 'Figo' }),
  ])
  expect(await read(ana)).toMatchObject({ plantName: 'Figo', pot: 'wood' })
})

it("the plant's name is hidden from other families and administrators", async () => {
  const [ana, other, admin] = [await member(), await member(), await buildAdmin()]
  await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
  await put(ana, ana.familyId, { plantName: 'Jabuticaba' })
  await post(ana)
  const { data } = await call<typeof readFamilyContract>(`GET /families/${ana.familyId}`, admin)
  expect(Object.keys(data)).not.toContain('pot')
  const seen = await Promise.all([
    feed(other),
    ...['/community/families', '/leaderboard', `/user/${ana.id}`, `/families/${ana.familyId}`].map((path) =>
      call(`GET ${path}`, other),
    ),
    ...['/admin/users', `/user/${ana.id}`].map((path) => call(`GET ${path}`, admin)),
  ])
  expect(JSON.stringify(seen)).toContain('Family')
  expect(JSON.stringify([data, seen])).not.toContain('Jabuticaba')
})

it("an adult's data export includes the family's plant", async () => {
  const ana = await member()
  await put(ana, ana.familyId, { plantName: 'Figo', pot: 'sky' })
  const zip = await fetchRoute(`GET /user/${ana.id}/export`, { token: ana.token })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const { family } = JSON.parse(strFromU8(files['brota.json'] ?? new Uint8Array()))
  expect(family).toMatchObject({ plantName: 'Figo', pot: 'sky' })
})
