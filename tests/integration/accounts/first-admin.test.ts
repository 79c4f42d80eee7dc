import { beforeEach, expect, it } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { grantFirstAdmin } from '@/lib/features/auth/first-admin/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { adult } from '../../support/scene'

const PASSWORD = 'battery staple'
let count = 0
const newEmail = () => `first${++count}@example.com`

const signIn = (email: string) =>
  call<typeof signInContract>('POST /auth/login', { body: { email, password: PASSWORD } })
const administrators = () => db().user.count({ where: { isAdmin: true } })

beforeEach(async () => {
  await db().user.updateMany({ data: { isAdmin: false } })
})

it('servers that start simultaneously create the first administrator once, and mail the returned link', async () => {
  const email = newEmail()
  const granted = await Promise.all(Array.from({ length: 4 }, () => grantFirstAdmin(email)))
  const done = granted.filter((one) => one !== null)
  expect(done).toMatchObject([{ created: true, link: expect.stringContaining('/reset-password/') }])
  const mails = await db().outgoingMail.findMany({ where: { to: email } })
  expect(mails).toMatchObject([{ template: 'first_admin', values: { link: done[0]?.link } }])
  const body = { token: done[0]?.link?.split('/').at(-1), password: PASSWORD }
  expect((await call('POST /auth/reset-password', { body })).status).toBe(200)
  expect((await signIn(email)).data.user.isAdmin).toBe(true)
})

it('the first administrator is not created when any administrator already exists', async () => {
  const { id } = await adult()
  await db().user.update({ where: { id }, data: { isAdmin: true } })
  const email = newEmail()
  expect(await grantFirstAdmin(email)).toBeNull()
  expect(await db().user.count({ where: { email } })).toBe(0)
  expect(await administrators()).toBe(1)
})

it('an unverified account becomes the first administrator without its old sessions and password', async () => {
  const { email, token } = await adult()
  expect(await grantFirstAdmin(email)).toMatchObject({ created: false, link: expect.any(String) })
  expect((await call('GET /auth/me', { token })).status).toBe(401)
  const body = { email, password: 'correct horse' }
  expect((await call('POST /auth/login', { body })).status).toBe(401)
})

it('a verified account becomes administrator, keeps its password, and gets a notice without a link', async () => {
  const { id, email } = await adult()
  await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } })
  expect(await grantFirstAdmin(email)).toMatchObject({ created: false, link: null })
  const mails = await db().outgoingMail.findMany({ where: { to: email, template: 'admin_granted' } })
  expect(mails).toHaveLength(1)
  expect(await administrators()).toBe(1)
})
