import { beforeAll, expect, it } from 'vitest'
import type {
  createUserContract,
  inviteAgainContract,
  readAccountContract,
  updateAccountContract,
} from '@/lib/features/admin/users/contract'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { adult, member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

const update = (id: string, body: object, { token } = admin) =>
  call<typeof updateAccountContract>(`PUT /admin/users/${id}`, { token, body })
const read = async (id: string) =>
  (await call<typeof readAccountContract>(`GET /admin/users/${id}`, { token: admin.token })).data
const invite = (id: string) =>
  call<typeof inviteAgainContract>(`POST /admin/users/${id}/invitation`, { token: admin.token })
const remove = (id: string, query = '') => call(`DELETE /admin/users/${id}${query}`, { token: admin.token })
const notes = (subjectId: string, action: string) =>
  db().auditEntry.findMany({ where: { subjectId, action } })

it('an account change that is sent several times is audited once', async () => {
  const person = await adult()
  for (const body of [{ status: 'inactive' }, { status: 'inactive' }, {}]) {
    expect((await update(person.id, body)).data.status).toBe('inactive')
  }
  expect(await notes(person.id, 'user.updated')).toHaveLength(1)
})

it('the audit entry of an account change contains what was changed, but no name', async () => {
  const person = await buildUser()
  await update(person.id, { firstName: 'Quirina', familyName: 'Silva', isAdmin: true })
  const [note] = await notes(person.id, 'user.updated')
  expect(note).toMatchObject({ actorId: admin.id, details: { isAdmin: true, renamed: true } })
  expect(JSON.stringify(note)).not.toContain('Quirina')
})

it('an account change based on an outdated version is refused with 409', async () => {
  const { id } = await buildUser()
  const { version } = await read(id)
  const first = await update(id, { firstName: 'First', version })
  expect(first.data.version).not.toBe(version)
  const second = await update(id, { firstName: 'Second', version })
  expect([second.status, second.error.code]).toEqual([409, 'changed_meanwhile'])
  expect((await update(id, { firstName: 'Second', version: first.data.version })).status).toBe(200)
  expect((await read(id)).firstName).toBe('Second')
})

it('of two administrators who demote each other simultaneously, one remains an administrator', async () => {
  const other = await buildAdmin()
  const third = await buildAdmin()
  const answers = await Promise.all([
    update(third.id, { isAdmin: false }, other),
    update(other.id, { isAdmin: false }, third),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await db().user.count({ where: { id: { in: [other.id, third.id] }, isAdmin: true } })).toBe(1)
})

it('an account invitation can be sent again until the account has a password', async () => {
  const body = { name: 'Ivo Prado', email: 'ivo@again.example' }
  const made = await call<typeof createUserContract>('POST /admin/users', { token: admin.token, body })
  const { id } = made.data
  expect([made.data.invited, (await invite(id)).status]).toEqual([true, 200])
  const mails = await db().outgoingMail.findMany({ where: { userId: id, template: 'account_created' } })
  const links = mails.map(({ values }) => (values as { link: string }).link)
  expect(new Set(links).size).toBe(2)
  const token = links[1]?.split('/').at(-1)
  const reset = { token, password: 'a short sentence' }
  expect((await call('POST /auth/reset-password', { body: reset })).status).toBe(200)
  const refused = await invite(id)
  expect([refused.status, refused.error.code]).toEqual([409, 'invitation_not_needed'])
  expect(await notes(id, 'user.invited_again')).toHaveLength(1)
  const inactive = await buildUser({ status: 'inactive' })
  expect((await invite(inactive.id)).status).toBe(409)
  expect((await invite(crypto.randomUUID())).status).toBe(404)
})

it('creating an account with a taken address fails with 409 at the email field', async () => {
  const { email } = await buildUser()
  const body = { name: 'Somebody Else', email: email.toUpperCase() }
  const { status, error } = await call('POST /admin/users', { token: admin.token, body })
  expect([status, Object.keys(error.fields ?? {})]).toEqual([409, ['email']])
})

it('erasing the last adult also erases the family, but is refused if withFamily is false', async () => {
  const family = await member()
  const refused = await remove(family.id, '?withFamily=false')
  expect([refused.status, refused.error.code]).toEqual([409, 'changed_meanwhile'])
  expect(await db().user.count({ where: { id: family.id } })).toBe(1)
  const partner = await adult()
  const body = { uniqueCode: family.joinCode }
  await call('POST /families/join', { token: partner.token, body })
  expect((await remove(family.id, '?withFamily=false')).status).toBe(200)
  expect((await read(partner.id)).lastAdult).toBe(true)
  expect((await remove(partner.id, '?withFamily=maybe')).status).toBe(422)
  expect((await remove(partner.id)).status).toBe(200)
  expect(await db().family.count({ where: { id: family.familyId } })).toBe(0)
  const [note] = await notes(partner.id, 'user.erased')
  expect(note).toMatchObject({ actorId: admin.id, details: { withFamily: true } })
})

it('changing, erasing or inviting an unknown account returns 404', async () => {
  for (const id of [crypto.randomUUID(), 'nonsense']) {
    const answers = [await update(id, { status: 'active' }), await remove(id), await invite(id)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  }
})
