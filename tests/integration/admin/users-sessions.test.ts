import { beforeAll, expect, it } from 'vitest'
import type { readUserSessionsContract } from '@/lib/features/admin/user-sessions/contract'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

const list = (id: string) =>
  call<typeof readUserSessionsContract>(`GET /admin/users/${id}/sessions`, { token: admin.token })
const end = (id: string, session = '') =>
  call(`DELETE /admin/users/${id}/sessions${session && `/${session}`}`, { token: admin.token })
const isSignedIn = async (token: string) => (await call('GET /auth/me', { token })).status === 200
const countNotes = (subjectId: string, action: string) =>
  db().auditEntry.count({ where: { subjectId, action, actorId: admin.id } })

it('an administrator sees the sessions of an account, without their tokens', async () => {
  const person = await buildUser()
  const token = await signIn(person)
  const { data, status } = await list(person.id)
  expect([status, data.length]).toEqual([200, 1])
  expect(data[0]).toMatchObject({ userAgent: 'tests', current: false, remember: false })
  expect(JSON.stringify(data)).not.toContain(token)
  expect((await list(admin.id)).data.filter(({ current }) => current)).toHaveLength(1)
})

it('an administrator ends one session of an account, and its other sessions remain valid', async () => {
  const person = await buildUser()
  const [first, second] = [await signIn(person), await signIn(person)]
  const [latest] = (await list(person.id)).data
  expect((await end(person.id, latest?.id)).status).toBe(200)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false])
  expect((await end(person.id, latest?.id)).status).toBe(404)
  expect(await countNotes(person.id, 'user.session_ended')).toBe(1)
})

it('a session cannot be ended under the ID of another account', async () => {
  const [one, other] = [await buildUser(), await buildUser()]
  const token = await signIn(one)
  const [session] = (await list(one.id)).data
  expect((await end(other.id, session?.id)).status).toBe(404)
  expect(await isSignedIn(token)).toBe(true)
})

it('ending all sessions of an account succeeds even when there are none left', async () => {
  const person = await buildUser()
  const tokens = [await signIn(person), await signIn(person)]
  expect((await end(person.id)).status).toBe(200)
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false])
  expect((await end(person.id)).status).toBe(200)
  expect((await list(person.id)).data).toEqual([])
  expect(await countNotes(person.id, 'user.sessions_ended')).toBe(2)
})

it('the session endpoints of an unknown account return 404', async () => {
  for (const id of [crypto.randomUUID(), 'nonsense']) {
    const answers = [await list(id), await end(id), await end(id, crypto.randomUUID())]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  }
})
