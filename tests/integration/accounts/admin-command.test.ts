import { expect, it } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { grantAdmin } from '@/lib/features/auth/recovery/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { adult } from '../../support/scene'

const OLD = 'correct horse'
const NEW = 'battery staple'

const signIn = (email: string, password: string) =>
  call<typeof signInContract>('POST /auth/login', { body: { email, password } })
const reset = (link: string | null, password: string) =>
  call('POST /auth/reset-password', { body: { token: link?.split('/').at(-1), password } })

it('the admin command makes a verified account an administrator, ends its sessions and mails the owner', async () => {
  const { id, email, token } = await adult()
  await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } })
  expect(await grantAdmin(email)).toEqual({ created: false, link: null })
  expect((await call('GET /auth/check-admin', { token })).status).toBe(401)
  expect((await signIn(email, OLD)).data.user.isAdmin).toBe(true)
  const where = { to: email, template: 'admin_granted' }
  expect(await db().outgoingMail.count({ where })).toBe(1)
})

it('the admin command gives an unverified account to the address owner, not to its earlier holder', async () => {
  const { email, token } = await adult()
  await call('PUT /auth/email', { token, body: { email: 'attacker@example.com', password: OLD } })
  const { created, link } = await grantAdmin(email)
  expect(created).toBe(false)
  expect((await call('GET /auth/me', { token })).status).toBe(401)
  expect((await signIn(email, OLD)).status).toBe(401)
  expect(await db().accountToken.count({ where: { kind: 'change_email', user: { email } } })).toBe(0)
  expect((await reset(link, NEW)).status).toBe(200)
  expect((await signIn(email, NEW)).data.user.isAdmin).toBe(true)
})

it('the admin command creates a missing account and returns a single-use link to set its password', async () => {
  const email = 'boss@example.com'
  const { created, link } = await grantAdmin(email)
  expect(created).toBe(true)
  expect((await reset(link, OLD)).status).toBe(200)
  expect((await reset(link, OLD)).status).toBe(422)
  expect((await signIn(email, OLD)).data.user.isAdmin).toBe(true)
})
