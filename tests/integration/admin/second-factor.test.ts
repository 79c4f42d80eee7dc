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

it('admin endpoints refuse an administrator without a second factor with the code second_factor_required', async () => {
  const { token } = await asAdmin(await adult())
  const refused = await readLog(token)
  expect([refused.status, refused.error.code]).toEqual([403, 'second_factor_required'])
  const body = { name: 'X', email: 'x@example.com' }
  expect((await call('POST /admin/users', { token, body })).status).toBe(403)
  expect((await call('GET /auth/check-admin', { token })).data).toEqual({ isAdmin: true })
  expect((await call('GET /auth/me', { token })).status).toBe(200)
})

it('admin endpoints return forbidden to users with a second factor, and 401 without a session', async () => {
  const { token } = await adultWithSecondFactor()
  expect((await readLog(token)).error.code).toBe('forbidden')
  expect((await call('GET /admin/audit')).status).toBe(401)
})

it('the session that enables the second factor can use admin endpoints immediately', async () => {
  at('2026-08-01T12:00:00Z')
  const admin = await enableSecondFactor(await asAdmin(await adult()))
  expect((await readLog(admin.token)).status).toBe(200)
})

it('a session can use admin endpoints if it was opened with a code, otherwise not', async () => {
  const admin = await asAdmin(await adultWithSecondFactor())
  const body = { email: admin.email, password: PASSWORD, code: await generateCode(admin.secret) }
  const { token } = (await call<typeof signInContract>('POST /auth/login', { body })).data
  expect((await readLog(token)).status).toBe(200)
  await db().session.updateMany({ where: { userId: admin.id }, data: { secondFactorAt: null } })
  expect((await readLog(token)).error.code).toBe('second_factor_required')
})

it('disabling the second factor blocks admin endpoints again, and ends every other session', async () => {
  const admin = await asAdmin(await adultWithSecondFactor())
  const credentials = { email: admin.email, password: PASSWORD, code: await generateCode(admin.secret) }
  const { token } = (await call<typeof signInContract>('POST /auth/login', { body: credentials })).data
  const body = { password: PASSWORD, code: admin.recoveryCodes[0] }
  expect((await call('DELETE /auth/second-factor', { token, body })).status).toBe(200)
  expect((await readLog(token)).status).toBe(403)
  expect((await readLog(admin.token)).status).toBe(401)
})

it('an administrator needs no second factor when REQUIRE_ADMIN_SECOND_FACTOR is off', async () => {
  Object.assign(env(), { REQUIRE_ADMIN_SECOND_FACTOR: false })
  const { token } = await asAdmin(await adult())
  expect((await readLog(token)).status).toBe(200)
})
