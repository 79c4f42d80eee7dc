import { expect, it } from 'vitest'
import type { readFamilyContract } from '@/lib/features/families/contract'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { buildAdmin } from '../../factories/admin'
import { buildKid } from '../../factories/kid'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { adult, member } from '../../support/scene'

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`
const readings = (subjectId: string, actorId: string) =>
  db().auditEntry.findMany({ where: { subjectId, actorId, action: { endsWith: '.viewed_by_admin' } } })

async function scene() {
  const [ana, admin] = [await member(), await buildAdmin()]
  const kid = await buildKid({
    familyId: ana.familyId,
    name: 'Iracema',
    birthDate: toDateColumn(yearsAgo(7)),
  })
  await call(`POST /families/${ana.familyId}/adults`, { token: ana.token, body: { email: 'w@example.com' } })
  return { ana, admin, kid }
}

it('an administrator sees no join code, invitations, kids’ names or birth dates of another family', async () => {
  const { ana, admin, kid } = await scene()
  const { status, data } = await call<typeof readFamilyContract>(`GET /families/${ana.familyId}`, {
    token: admin.token,
  })
  expect(status).toBe(200)
  expect(Object.keys(data).sort()).toEqual(['adults', 'id', 'kids', 'name', 'timezone'])
  expect(data.kids).toEqual([{ id: kid.id, age: 7 }])
  expect(data.adults).toMatchObject([{ id: ana.id, email: ana.email }])
  const text = JSON.stringify(data)
  for (const secret of [ana.joinCode, 'Iracema', yearsAgo(7), 'w@example.com'])
    expect(text).not.toContain(secret)
  expect(await readings(ana.familyId, admin.id)).toMatchObject([
    { action: 'family.viewed_by_admin', subject: 'family', details: {} },
  ])
  expect((await call(`GET /families/${admin.id}`, { token: admin.token })).status).toBe(404)
})

it('an administrator sees their own family as a member does, without an audit entry', async () => {
  const { ana, kid } = await scene()
  await db().user.update({ where: { id: ana.id }, data: { isAdmin: true } })
  const token = await signIn(ana)
  const { data } = await call<typeof readFamilyContract>(`GET /families/${ana.familyId}`, { token })
  expect(data).toMatchObject({ uniqueCode: ana.joinCode, kids: [{ id: kid.id, name: 'Iracema' }] })
  await call(`GET /user/${ana.id}`, { token })
  expect(await readings(ana.familyId, ana.id)).toEqual([])
  expect(await readings(ana.id, ana.id)).toEqual([])
})

it('an administrator who was removed from a family no longer sees its join code', async () => {
  const { ana } = await scene()
  const rui = await adult()
  await call('POST /families/join', { token: rui.token, body: { uniqueCode: ana.joinCode } })
  await db().user.update({ where: { id: rui.id }, data: { isAdmin: true } })
  await call(`DELETE /families/${ana.familyId}/adults/${rui.id}`, { token: ana.token })
  const { data } = await call(`GET /families/${ana.familyId}`, { token: await signIn(rui) })
  expect(data).not.toHaveProperty('uniqueCode')
})

it('every read of a full account by an administrator is audited, a reduced profile is not', async () => {
  const { ana, admin } = await scene()
  const stranger = await member()
  await call(`GET /user/${ana.id}`, { token: stranger.token })
  expect(await readings(ana.id, stranger.id)).toEqual([])
  await call(`GET /user/${ana.id}`, { token: admin.token })
  await call(`GET /user/${ana.id}`, { token: admin.token })
  expect(await readings(ana.id, admin.id)).toHaveLength(2)
  const { data } = await call(`GET /user/${ana.id}`, { token: admin.token })
  expect(data).toMatchObject({ email: ana.email, childrenAges: [7] })
})
