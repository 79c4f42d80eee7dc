import { addHours } from 'date-fns'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeFailedSignIns, recordFailedSignIn } from '@/lib/features/auth/failed-sign-ins/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { emptyAuditLog } from '../../support/audit-log'
import { adultWithSecondFactor, generateCode, generateWrongCode, PASSWORD } from '../../support/authenticator'
import { adult, at } from '../../support/scene'

const NOON = '2026-11-18T12:10:00Z'
const SINCE = '2026-11-18T12:00:00.000Z'

beforeEach(() => at(NOON))
afterEach(async () => {
  vi.useRealTimers()
  await emptyAuditLog()
  await db().failedSignIn.deleteMany()
})

const signIn = (email: string, password: string, code?: string) =>
  call('POST /auth/login', { body: { email, password, code } })
const entries = () =>
  db().auditEntry.findMany({ where: { action: 'auth.sign_in_failed' }, orderBy: { at: 'asc' } })

it('a failed sign-in is recorded by the account’s id, a successful one is not', async () => {
  const ana = await adult()
  await signIn(ana.email, 'correct horse')
  expect(await entries()).toEqual([])
  expect((await signIn(ana.email, 'wrong horse')).error.code).toBe('login_error_credentials')
  await signIn(ana.email, 'wrong horse')
  expect(await entries()).toMatchObject([
    { actorId: null, subject: 'user', subjectId: ana.id, details: { count: 1, since: SINCE } },
  ])
})

it('failed sign-ins of unknown accounts are counted together, without their addresses', async () => {
  await signIn('unknown.one@example.com', 'wrong horse')
  await signIn('unknown.two@example.com', 'wrong horse')
  const found = await entries()
  expect(found).toMatchObject([{ subjectId: null, details: { count: 1 } }])
  expect(JSON.stringify([found, await db().failedSignIn.findMany()])).not.toContain('unknown.')
})

it('a wrong code after the right password is recorded, a missing one is not', async () => {
  const ana = await adultWithSecondFactor()
  await signIn(ana.email, PASSWORD)
  await signIn(ana.email, PASSWORD, await generateCode(ana.secret))
  expect(await entries()).toEqual([])
  await signIn(ana.email, PASSWORD, await generateWrongCode(ana.secret))
  expect(await entries()).toMatchObject([{ subjectId: ana.id, details: { count: 1 } }])
})

it('14 simultaneous failed sign-ins write two audit entries, and the total after the hour', async () => {
  const ana = await adult()
  const now = new Date(NOON)
  await Promise.all(Array.from({ length: 14 }, () => recordFailedSignIn(ana.id, now)))
  const counts = async () => (await entries()).map(({ details }) => (details as { count: number }).count)
  expect((await counts()).sort()).toEqual([1, 10])
  expect(await closeFailedSignIns(now)).toBe(0)
  expect(await closeFailedSignIns(addHours(now, 1))).toBe(1)
  expect(await closeFailedSignIns(addHours(now, 1))).toBe(0)
  expect((await counts()).sort()).toEqual([1, 10, 14])
  expect(await db().failedSignIn.count()).toBe(0)
})
