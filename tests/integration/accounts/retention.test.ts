import { addDays, subDays } from 'date-fns'
import { afterEach, expect, it } from 'vitest'
import { sweepExpired } from '@/lib/features/auth/retention/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { buildFamily } from '../../factories/family'
import { emptyAuditLog, forgetRetention } from '../../support/audit-log'

/** The retention uses the database's clock. */
const NOW = new Date()

afterEach(async () => {
  Object.assign(env(), { RETENTION_AUDIT_DAYS: 730 })
  await emptyAuditLog()
})

/** An expired and a valid row of each kind. */
async function scene() {
  const { family, adult } = await buildFamily()
  const [over, fresh] = [subDays(NOW, 1), addDays(NOW, 1)]
  const userId = adult.id
  for (const [name, expiresAt] of [
    ['over', over],
    ['fresh', fresh],
  ] as const) {
    await db().invitation.create({
      data: { email: `${name}@example.com`, familyId: family.id, expiresAt },
    })
    await db().session.create({ data: { userId, remember: false, userAgent: name, expiresAt } })
    const token = { userId, kind: 'verify_email' as const, tokenHash: `${name} ${userId}`, expiresAt }
    await db().accountToken.create({ data: token })
  }
  for (const days of [10, 700, 731])
    await db().auditEntry.create({
      data: { action: 'auth.signed_in', actorId: userId, at: subDays(NOW, days) },
    })
  const left = async () => ({
    invitations: (await db().invitation.findMany({ where: { familyId: family.id } })).map((row) => row.email),
    sessions: (await db().session.findMany({ where: { userId } })).map((row) => row.userAgent),
    tokens: (await db().accountToken.findMany({ where: { userId } })).map((row) => row.tokenHash),
    entries: await db().auditEntry.count({ where: { actorId: userId } }),
  })
  return { userId, left }
}

it('the sweep deletes expired invitations, sessions and tokens, and audit entries older than 730 days', async () => {
  const { userId, left } = await scene()
  expect(await sweepExpired(NOW)).toBe(4)
  expect(await left()).toEqual({
    invitations: ['fresh@example.com'],
    sessions: ['fresh'],
    tokens: [`fresh ${userId}`],
    entries: 2,
  })
  expect(await sweepExpired(NOW)).toBe(0)
})

it('the audit log is kept for the configured days, or forever, and deleted in batches', async () => {
  const { left, userId } = await scene()
  Object.assign(env(), { RETENTION_AUDIT_DAYS: 0 })
  await sweepExpired(NOW)
  expect((await left()).entries).toBe(3)
  const old = Array.from({ length: 2100 }, () => ({
    action: 'auth.signed_in',
    actorId: userId,
    at: subDays(NOW, 60),
  }))
  await db().auditEntry.createMany({ data: old })
  await forgetRetention()
  Object.assign(env(), { RETENTION_AUDIT_DAYS: 30 })
  await sweepExpired(NOW)
  expect((await left()).entries).toBe(1)
})
