import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import {
  adultWithSecondFactor,
  enableSecondFactor,
  generateCode,
  PASSWORD,
} from '../../support/authenticator'
import { adult, at } from '../../support/scene'

beforeEach(() => {
  Object.assign(env(), { REQUIRE_ADMIN_SECOND_FACTOR: true })
})
afterEach(() => {
  Object.assign(env(), { REQUIRE_ADMIN_SECOND_FACTOR: false })
  vi.useRealTimers()
})

async function asAdmin<P extends { id: string }>(person: P): Promise<P> {
  await db().user.update({ where: { id: person.id }, data: { isAdmin: true } })
  return person
}

const readLog = (token: string) => call('GET /admin/audit', { token })

it('admin calls refuse an administrator without a second factor, and say what is missing', async () => {
  const { token } = await asAdmin(await adult())
  const refused = await readLog(token)
  expect([refused.status, refused.error.code]).toEqual([403, 'second_factor_required'])
  const body = { name: 'X', email: 'x@example.com' }
  expect((await call('POST /admin/users', { token, body })).status).toBe(403)
  expect((await call('GET /auth/check-admin', { token })).data).toEqual({ isAdmin: true })
  expect((await call('GET /auth/me', { token })).status).toBe(200)
})

it('others are refused as before', async () => {
  const { token } = await adultWithSecondFactor()
  expect((await readLog(token)).error.code).toBe('forbidden')
  expect((await call('GET /admin/audit')).status).toBe(401)
})

it('the session in which it was switched on may go on at once', async () => {
  at('2026-08-01T12:00:00Z')
  const admin = await enableSecondFactor(await asAdmin(await adult()))
  expect((await readLog(admin.token)).status).toBe(200)
})

it('a session that was opened with a code may, and none that was not', async () => {
  const admin = await asAdmin(await adultWithSecondFactor())
  const body = { email: admin.email, password: PASSWORD, code: await generateCode(admin.secret) }
  const { token } = (await call<typeof signInContract>('POST /auth/login', { body })).data
  expect((await readLog(token)).status).toBe(200)
  await db().session.updateMany({ where: { userId: admin.id }, data: { secondFactorAt: null } })
  expect((await readLog(token)).error.code).toBe('second_factor_required')
})

it('switching it off closes admin calls again, and ends every other session', async () => {
  const admin = await asAdmin(await adultWithSecondFactor())
  const credentials = { email: admin.email, password: PASSWORD, code: await generateCode(admin.secret) }
  const { token } = (await call<typeof signInContract>('POST /auth/login', { body: credentials })).data
  const body = { password: PASSWORD, code: admin.recoveryCodes[0] }
  expect((await call('DELETE /auth/second-factor', { token, body })).status).toBe(200)
  expect((await readLog(token)).status).toBe(403)
  expect((await readLog(admin.token)).status).toBe(401)
})

it('without the switch an administrator needs none', async () => {
  Object.assign(env(), { REQUIRE_ADMIN_SECOND_FACTOR: false })
  const { token } = await asAdmin(await adult())
  expect((await readLog(token)).status).toBe(200)
})
