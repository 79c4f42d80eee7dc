import { expect, it } from 'vitest'
import type { addKidContract } from '@/lib/features/families/kids/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { member } from '../../support/scene'

const entries = (actorId: string, where: object = {}) =>
  db().auditEntry.findMany({ where: { actorId, subject: 'family', ...where }, orderBy: { at: 'asc' } })

it('adding, changing and removing a kid is audited with ids only', async () => {
  const ana = await member()
  const { token, familyId } = ana
  const year = new Date().getUTCFullYear() - 5
  const body = { name: 'Iracema', birthDate: `${year}-03-04` }
  const { data } = await call<typeof addKidContract>(`POST /families/${familyId}/kids`, { token, body })
  const kid = `/families/${familyId}/kids/${data.id}`
  await call(`PUT ${kid}`, { token, body: { ...body, name: 'Iara' } })
  await call(`DELETE ${kid}`, { token })
  expect((await call(`DELETE ${kid}`, { token })).status).toBe(404)
  const found = await entries(ana.id)
  expect(found.map(({ action }) => action)).toEqual([
    'family.kid_added',
    'family.kid_updated',
    'family.kid_removed',
  ])
  for (const entry of found) expect(entry).toMatchObject({ subjectId: familyId, details: { kidId: data.id } })
  expect(JSON.stringify(found)).not.toMatch(/Iracema|Iara|-03-04/)
})

it("a refused change of another family's kid is not audited", async () => {
  const [ana, rui] = [await member(), await member()]
  const body = { name: 'Iara', birthDate: '2020-03-04' }
  const { data } = await call<typeof addKidContract>(`POST /families/${ana.familyId}/kids`, {
    token: ana.token,
    body,
  })
  const address = `/families/${rui.familyId}/kids/${data.id}`
  expect((await call(`PUT ${address}`, { token: rui.token, body })).status).toBe(404)
  expect((await call(`DELETE ${address}`, { token: rui.token })).status).toBe(404)
  expect(await entries(rui.id)).toEqual([])
})

it('a block and its removal are audited once each, however often they are sent', async () => {
  const [ana, rui] = [await member(), await member()]
  const address = `/community/families/${rui.familyId}/block`
  for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'])
    await call(`${method} ${address}`, { token: ana.token })
  expect(await entries(ana.id)).toMatchObject([
    { action: 'family.blocked', subjectId: rui.familyId, details: { byFamilyId: ana.familyId } },
    { action: 'family.unblocked', subjectId: rui.familyId },
  ])
})
