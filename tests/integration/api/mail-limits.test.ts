import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { hashPassword } from '@/lib/platform/session/password'
import { buildWorld } from '../../api/world'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'

const PASSWORD = 'correct horse'

beforeAll(() => {
  Object.assign(process.env, { RATE_LIMIT_MAIL: '4', RATE_LIMIT_REPORT: '2', RATE_LIMIT_FOLLOW: '3' })
})

async function parent() {
  const { family } = await buildFamily()
  const { id } = await buildUser({
    familyId: family.id,
    passwordHash: await hashPassword(PASSWORD),
    emailVerifiedAt: null,
  })
  return { id, familyId: family.id, token: await signIn({ id }) }
}

describe('mails sent by a signed-in user', () => {
  it('are limited by account, over invitations, address changes and verification mails', async () => {
    const { token, familyId } = await parent()
    const invite = (email: string) => call(`POST /families/${familyId}/adults`, { token, body: { email } })
    const change = (email: string, password = PASSWORD) =>
      call('PUT /auth/email', { token, body: { email, password } })
    const resend = () => call('POST /auth/verify-email/resend', { token })
    expect((await invite('one@example.com')).status).toBe(201)
    expect((await invite('one@example.com')).status).toBe(201)
    expect((await change('new@example.com', 'wrong')).status).toBe(422)
    expect((await change('new@example.com')).status).toBe(200)
    expect((await resend()).status).toBe(200)
    const mails = await db().outgoingMail.count()
    for (const refused of [
      await invite('two@example.com'),
      await change('newer@example.com'),
      await resend(),
    ]) {
      expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    }
    expect(await db().outgoingMail.count()).toBe(mails)
    const other = await parent()
    const body = { email: 'two@example.com' }
    const answer = await call(`POST /families/${other.familyId}/adults`, { token: other.token, body })
    expect(answer.status).toBe(201)
  })
})

describe('mails to one mailbox', () => {
  it('are counted over all senders, including addresses with plus tags', async () => {
    const email = 'victim@example.com'
    const change = async (tag: string) => {
      const { token } = await parent()
      const body = { email: email.replace('@', `${tag}@`), password: PASSWORD }
      return (await call('PUT /auth/email', { token, body })).status
    }
    const statuses: number[] = []
    for (const tag of ['', '+1', '+2', '', '+3']) statuses.push(await change(tag))
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('are counted for a day when the account is unconfirmed', async () => {
    const { id, token } = await parent()
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries += 1)
      statuses.push((await call('POST /auth/verify-email/resend', { token })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    await db().$executeRaw`update rate_limiter_flexible set expire = 0 where key like 'mail:%'`
    expect((await call('POST /auth/verify-email/resend', { token })).status).toBe(429)
    expect(await db().outgoingMail.count({ where: { userId: id } })).toBe(4)
  })
})

it('follow requests are counted by account for a day', async () => {
  const { token } = await parent()
  const statuses: number[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    const { family } = await buildFamily()
    statuses.push((await call(`PUT /community/families/${family.id}/follow`, { token })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('reports are counted by account', async () => {
  const { callers, postId } = await buildWorld()
  const { token } = callers.member
  const report = () =>
    call('POST /reports', { token, body: { kind: 'post', id: postId, reason: 'spam' } }).then(
      ({ status }) => status,
    )
  const tries = [await report(), await report(), await report()]
  expect(tries[2]).toBe(429)
  expect(tries.slice(0, 2)).not.toContain(429)
})

it('test mails of an administrator are counted separately from other mails', async () => {
  const { token } = await buildAdmin()
  const statuses: number[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    statuses.push((await call('POST /admin/mail/test', { token })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  expect((await call('POST /auth/verify-email/resend', { token })).status).not.toBe(429)
})
