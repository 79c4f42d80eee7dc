import { expect, it } from 'vitest'
import { TERMS_VERSION } from '@/lib/features/auth/schema'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'
import { member } from '../../support/scene'

const password = 'correct horse'
/** Lists the audit entries of an actor, oldest first. */
const listAuditEntries = (actorId: string) =>
  db().auditEntry.findMany({
    where: { actorId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { action: true, subjectId: true, details: true },
  })
const listActions = async (actorId: string) => (await listAuditEntries(actorId)).map(({ action }) => action)

it('a consent is kept with its text, language, time and door, and noted', async () => {
  const before = Date.now()
  const body = { name: 'Lia B', email: 'lia@example.com', password, language: 'pt-BR' }
  const { data } = await call<{ response: never }>('POST /auth/register', { body })
  const { id } = (data as unknown as { user: { id: string } }).user
  const [consent] = await db().consent.findMany({ where: { userId: id } })
  expect(consent).toMatchObject({ textVersion: TERMS_VERSION, language: 'pt-BR', channel: 'register' })
  expect(consent?.acceptedAt.getTime()).toBeGreaterThanOrEqual(before - 1000)
  expect(consent?.acceptedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
  expect(await listActions(id)).toContain('auth.consent_given')
})

it('signing in, a change of who sees one’s posts and the erasure are noted', async () => {
  const ana = await member()
  const send = async (line: string, body?: unknown) =>
    expect((await call(line, { token: ana.token, body })).status, line).toBe(200)
  await send('POST /auth/login', { email: ana.email, password })
  await send(`PUT /user/${ana.id}/privacy`, { feedPrivacy: 'public', showChildPhotos: true })
  const noted = await listAuditEntries(ana.id)
  expect(noted.filter(({ action }) => action === 'auth.signed_in').length).toBeGreaterThan(0)
  expect(noted.at(-1)).toEqual({
    action: 'user.privacy_changed',
    subjectId: ana.id,
    details: { feedPrivacy: 'public', showChildPhotos: true },
  })
  await send(`DELETE /user/${ana.id}`, { password })
  expect((await listAuditEntries(ana.id)).at(-1)).toEqual({
    action: 'user.erased',
    subjectId: ana.id,
    details: { withFamily: true },
  })
})

it('a refused change of who sees one’s posts is not', async () => {
  const ana = await member()
  const body = { feedPrivacy: 'everybody' }
  expect((await call(`PUT /user/${ana.id}/privacy`, { token: ana.token, body })).status).toBe(422)
  expect(await listActions(ana.id)).not.toContain('user.privacy_changed')
})

it('what an administrator changes about an account is noted', async () => {
  const [admin, ana] = [await buildAdmin(), await member()]
  const body = { isAdmin: true }
  const changed = await call(`PUT /admin/users/${ana.id}`, { token: admin.token, body })
  expect(changed.status).toBe(200)
  const [entry] = await listAuditEntries(admin.id)
  expect(entry).toMatchObject({ action: 'user.updated', subjectId: ana.id })
})
