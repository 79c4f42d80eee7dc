import { beforeAll, expect, it } from 'vitest'
import type {
  createUserContract,
  listUsersContract,
  updateAccountContract,
} from '@/lib/features/admin/users/contract'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { adult, member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

const list = (query = '', token = admin.token) =>
  call<typeof listUsersContract>(`GET /admin/users${query}`, { token })
const create = (body: object) =>
  call<typeof createUserContract>('POST /admin/users', { token: admin.token, body })
const update = (id: string, body: object) =>
  call<typeof updateAccountContract>(`PUT /admin/users/${id}`, { token: admin.token, body })

it('the user search matches name, address and family, regardless of accents and case', async () => {
  const joao = await buildUser({ firstName: 'João', familyName: 'Araújo', email: 'j1@search.example' })
  await buildFamily({ adult: joao, name: 'Família Pêra' })
  for (const search of ['joao ara', 'J1@SEARCH', 'familia pera', 'PÊRA']) {
    const { data } = await list(`?search=${encodeURIComponent(search)}`)
    expect(data.map(({ id }) => id)).toEqual([joao.id])
    expect(data[0]).toMatchObject({ name: 'João Araújo', family: 'Família Pêra', hasFamily: true })
  }
  expect((await list('?search=%25')).data).toEqual([])
})

it('the user list sorts by every column, and its pages contain every user once', async () => {
  for (const sort of ['name', 'email', 'family', 'status', 'lastLogin', 'admin']) {
    const { data, status } = await list(`?sort=${sort}&order=desc&limit=100`)
    expect([status, data.length]).toEqual([200, await db().user.count()])
  }
  const emails: string[] = []
  for (let cursor: string | null | undefined = ''; cursor !== null; ) {
    const page = await list(`?sort=email&limit=1${cursor && `&cursor=${cursor}`}`)
    emails.push(...page.data.map(({ email }) => email))
    cursor = page.nextCursor ?? null
  }
  expect(emails).toEqual([...new Set(emails)].sort())
  expect(emails.length).toBe(await db().user.count())
  for (const query of ['?sort=age', '?order=up', '?limit=0', '?cursor=x']) {
    expect((await list(query)).status).toBe(422)
  }
})

it('an administrator creates an account, whose owner gets a mail to choose a password', async () => {
  const { status, data } = await create({
    name: 'Nina Maria Reis',
    email: 'Nina@Make.example',
    isAdmin: true,
  })
  expect(status).toBe(201)
  expect(data).toMatchObject({ firstName: 'Nina', familyName: 'Maria Reis', email: 'nina@make.example' })
  expect(data).toMatchObject({ isAdmin: true, status: 'active', lastLogin: null, family: null })
  const mail = await db().outgoingMail.findFirstOrThrow({ where: { userId: data.id } })
  expect(mail).toMatchObject({ to: 'nina@make.example', template: 'account_created' })
  const again = await create({ name: 'Other', email: 'nina@make.example' })
  expect([again.status, again.error.code]).toEqual([409, 'email_taken'])
  const wrong = await create({ name: ' ', email: 'x' })
  expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ['name', 'email']])
})

it('deactivating an account ends its sessions and blocks its sign-in until it is reactivated', async () => {
  const person = await adult()
  const { data } = await update(person.id, { status: 'inactive' })
  expect(data.status).toBe('inactive')
  expect((await call('GET /auth/me', { token: person.token })).status).toBe(401)
  expect(await db().session.count({ where: { userId: person.id } })).toBe(0)
  const body = { email: person.email, password: 'correct horse' }
  const attempt = await call('POST /auth/login', { body })
  expect([attempt.status, attempt.error.code]).toEqual([403, 'account_inactive'])
  expect((await update(person.id, { status: 'active' })).data.status).toBe('active')
  expect((await call('POST /auth/login', { body })).status).toBe(200)
  const where = { subjectId: person.id, action: 'user.updated' }
  const entry = await db().auditEntry.findFirst({ where, orderBy: { id: 'asc' } })
  expect(entry?.details).toEqual({ status: 'inactive' })
})

it('administrator rights are granted and revoked with immediate effect', async () => {
  const person = await adult()
  expect((await list('', person.token)).status).toBe(403)
  await update(person.id, { isAdmin: true })
  expect((await list('', person.token)).status).toBe(200)
  await update(person.id, { isAdmin: false, firstName: 'Renamed', familyName: '' })
  expect((await list('', person.token)).status).toBe(403)
  expect((await update(person.id, { status: 'gone' })).status).toBe(422)
})

it('administrators cannot demote, deactivate or delete themselves', async () => {
  const own = [
    await update(admin.id, { isAdmin: false }),
    await update(admin.id, { status: 'inactive' }),
    await call(`DELETE /admin/users/${admin.id}`, { token: admin.token }),
  ]
  expect(own.map(({ status, error }) => [status, error.code])).toEqual(
    own.map(() => [422, 'cannot_change_self']),
  )
  expect((await update(admin.id, { firstName: 'Root', isAdmin: true })).status).toBe(200)
})

it('erasing the last adult of a family also erases the family', async () => {
  const family = await member()
  const address = `DELETE /admin/users/${family.id}`
  const { status, data } = await call(address, { token: admin.token })
  expect([status, data]).toEqual([200, null])
  expect(await db().family.count({ where: { id: family.familyId } })).toBe(0)
  expect((await call('GET /auth/me', { token: family.token })).status).toBe(401)
  expect((await call(address, { token: admin.token })).status).toBe(404)
  expect((await update(family.id, {})).status).toBe(404)
})

it('the user administration returns 403 to other users, even for an invalid ID', async () => {
  const token = await signIn(await buildUser())
  for (const line of [
    'GET /admin/users',
    'POST /admin/users',
    'PUT /admin/users/x',
    'DELETE /admin/users/x',
  ]) {
    const body = line.startsWith('GET') ? undefined : {}
    expect((await call(line, { token, body })).status).toBe(403)
  }
})
