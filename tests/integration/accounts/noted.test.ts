import { expect, it } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { TERMS_VERSION } from '@/lib/features/auth/schema'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'
import { adultWithSecondFactor } from '../../support/authenticator'
import { member } from '../../support/scene'

const password = 'correct horse'
const listAuditEntries = (actorId: string) =>
  db().auditEntry.findMany({
    where: { actorId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { action: true, subjectId: true, details: true },
  })
const listActions = async (actorId: string) => (await listAuditEntries(actorId)).map(({ action }) => action)

it('a consent is stored with its text version, language, time and channel, and audited', async () => {
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

it('sign-ins, changes of post visibility and the erasure of an account are audited', async () => {
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

it('a sign-in is audited with its method, and simultaneous sign-outs are audited once', async () => {
  const ana = await member()
  const { data } = await call<typeof signInContract>('POST /auth/login', {
    body: { email: ana.email, password },
  })
  const signOut = () => call('POST /auth/logout', { token: data.token })
  await Promise.all([signOut(), signOut()])
  expect((await signOut()).status).toBe(200)
  const entries = await listAuditEntries(ana.id)
  const details = (action: string) => entries.filter((entry) => entry.action === action)
  expect(details('auth.signed_in').map((entry) => entry.details)).toEqual([
    { method: 'register' },
    { method: 'password' },
  ])
  expect(details('auth.signed_out')).toMatchObject([{ subjectId: ana.id, details: {} }])
})

it('the audit entry of a sign-in records its invitation and second factor', async () => {
  const [host, guest] = [await member(), await adultWithSecondFactor()]
  await call(`POST /families/${host.familyId}/adults`, { token: host.token, body: { email: guest.email } })
  const { id: uuid } = await db().invitation.findFirstOrThrow({ where: { email: guest.email } })
  const body = { email: guest.email, password, uuid, code: guest.recoveryCodes[0] }
  expect((await call('POST /auth/login', { body })).status).toBe(200)
  const last = (await listAuditEntries(guest.id)).filter(({ action }) => action === 'auth.signed_in').at(-1)
  expect(last?.details).toEqual({ method: 'password', byInvitation: true, secondFactor: true })
})

it('a refused change of post visibility is not audited', async () => {
  const ana = await member()
  const body = { feedPrivacy: 'everybody' }
  expect((await call(`PUT /user/${ana.id}/privacy`, { token: ana.token, body })).status).toBe(422)
  expect(await listActions(ana.id)).not.toContain('user.privacy_changed')
})

it('an account change by an administrator is audited', async () => {
  const [admin, ana] = [await buildAdmin(), await member()]
  const body = { isAdmin: true }
  const changed = await call(`PUT /admin/users/${ana.id}`, { token: admin.token, body })
  expect(changed.status).toBe(200)
  const [entry] = await listAuditEntries(admin.id)
  expect(entry).toMatchObject({ action: 'user.updated', subjectId: ana.id })
})
