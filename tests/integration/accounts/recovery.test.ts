import { setTimeout as sleep } from 'node:timers/promises'
import { addHours } from 'date-fns'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { readSelfContract, signInContract } from '@/lib/features/auth/contract'
import type { changePasswordContract } from '@/lib/features/auth/credentials/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { hashPassword } from '@/lib/platform/session/password'
import { call } from '../../support/api'
import { openMailbox } from '../../support/mailbox'
import { adult } from '../../support/scene'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
const OLD = 'correct horse'
const NEW = 'battery staple'

beforeAll(async () => {
  mailbox = await openMailbox()
  Object.assign(env(), { SMTP_URL: mailbox.url })
})
afterAll(() => mailbox.close())
afterEach(() => {
  vi.useRealTimers()
  Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: false })
})

const post = (address: string, body: object, token?: string) => call(`POST ${address}`, { body, token })
const signIn = (email: string, password: string) =>
  call<typeof signInContract>('POST /auth/login', { body: { email, password } })
const me = (token: string) => call<typeof readSelfContract>('GET /auth/me', { token })

describe('a forgotten password', () => {
  it('is replaced with a mailed link that works once and ends all sessions', async () => {
    const { email, token } = await adult()
    expect((await post('/auth/forgot-password', { email: email.toUpperCase() })).status).toBe(200)
    const secret = await mailbox.mailed(email)
    const stored = await db().accountToken.findMany({ where: { kind: 'reset_password' } })
    expect(JSON.stringify(stored)).not.toContain(secret)
    const both = await Promise.all([
      post('/auth/reset-password', { token: secret, password: NEW }),
      post('/auth/reset-password', { token: secret, password: NEW }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.error.code).toBe('reset_token_invalid')
    expect((await me(token)).status).toBe(401)
    expect((await signIn(email, OLD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  it('is answered with at most five mailed links an hour, and always the same response', async () => {
    const { email } = await adult()
    for (let n = 0; n < 8; n += 1) {
      const headers = { 'x-forwarded-for': `10.3.0.${n}` }
      const answer = await call('POST /auth/forgot-password', { body: { email }, headers })
      expect(answer).toMatchObject({ status: 200, data: null })
    }
    const where = { to: email, template: 'reset_password' }
    expect(await db().outgoingMail.count({ where })).toBe(5)
  })

  it('gives the same response for an unknown address, and sends no mail', async () => {
    const answer = await post('/auth/forgot-password', { email: 'nobody@example.com' })
    expect(answer).toMatchObject({ status: 200, data: null })
    expect(await db().outgoingMail.count({ where: { to: 'nobody@example.com' } })).toBe(0)
  })

  it('cannot be replaced after an hour, with an invalid link or with a short password', async () => {
    const { email } = await adult()
    await post('/auth/forgot-password', { email })
    const token = await mailbox.mailed(email)
    expect((await post('/auth/reset-password', { token, password: 'short' })).error.fields).toHaveProperty(
      'password',
    )
    expect((await post('/auth/reset-password', { token: 'x', password: NEW })).status).toBe(422)
    vi.useFakeTimers({ toFake: ['Date'], now: addHours(new Date(), 2) })
    expect((await post('/auth/reset-password', { token, password: NEW })).error.code).toBe(
      'reset_token_invalid',
    )
  })
})

describe('a reset link', () => {
  it('is checked before hashing: while the hashing queue is full, only valid links get 503', async () => {
    const { email } = await adult()
    await post('/auth/forgot-password', { email })
    const token = await mailbox.mailed(email)
    let isAnswered = false
    // Refilled, so that the queue is full on any machine.
    const queued = Array.from({ length: 40 }, async () => {
      while (!isAnswered) await hashPassword(NEW).catch(() => sleep(1))
    })
    const [wrong, good] = await Promise.all([
      post('/auth/reset-password', { token: 'made up', password: NEW }),
      post('/auth/reset-password', { token, password: NEW }),
    ])
    expect([wrong.status, wrong.error.code]).toEqual([422, 'reset_token_invalid'])
    expect([good.status, good.error.code]).toEqual([503, 'service_unavailable'])
    isAnswered = true
    await Promise.all(queued)
    expect((await post('/auth/reset-password', { token, password: NEW })).status).toBe(200)
  })
})

describe('an e-mail address', () => {
  it('is confirmed by the link mailed at registration, also when it is followed twice', async () => {
    const { id, email, token: session } = await adult()
    const token = await mailbox.mailed(email)
    expect((await post('/auth/verify-email', { token }, session)).status).toBe(200)
    expect((await post('/auth/verify-email', { token }, session)).status).toBe(200)
    expect((await db().user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull()
    const madeUp = await post('/auth/verify-email', { token: 'made up' }, session)
    expect(madeUp.error.code).toBe('reset_token_invalid')
  })

  it('must be confirmed before posts can be public, if REQUIRE_VERIFIED_EMAIL is set', async () => {
    Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: true })
    const { id, email, token } = await adult()
    const publish = () => call(`PUT /user/${id}/privacy`, { token, body: { feedPrivacy: 'public' } })
    expect(await publish()).toMatchObject({ status: 403, error: { code: 'email_not_verified' } })
    await mailbox.mailed(email)
    expect((await call('POST /auth/verify-email/resend', { token })).status).toBe(200)
    await post('/auth/verify-email', { token: await mailbox.mailed(email) }, token)
    expect((await publish()).status).toBe(200)
    expect((await call('POST /auth/verify-email/resend')).status).toBe(401)
  })

  it('is changed by a link mailed to the new address, and the old one is notified', async () => {
    const { email, token } = await adult()
    await mailbox.mailed(email)
    const change = (body: object) => call('PUT /auth/email', { token, body })
    expect((await change({ email: 'new@example.com', password: 'wrong' })).error.fields).toHaveProperty(
      'password',
    )
    expect((await change({ email: 'new@example.com', password: OLD })).status).toBe(200)
    expect((await me(token)).data.email).toBe(email)
    await post('/auth/verify-email', { token: await mailbox.mailed('new@example.com') }, token)
    expect((await me(token)).data.email).toBe('new@example.com')
    await mailbox.mailed(email)
    expect(mailbox.last(email)?.subject).toBe('Your e-mail address was changed')
  })
})

describe('a change to an address that has an account', () => {
  it('gets the same response as any other, and mails that account a notice without links', async () => {
    const { email, token } = await adult()
    const taken = await adult()
    const change = () => call('PUT /auth/email', { token, body: { email: taken.email, password: OLD } })
    expect(await change()).toMatchObject({ status: 200, data: null })
    await mailbox.mailed(taken.email)
    expect(mailbox.last(taken.email)?.subject).toBe('You already have a Brota account')
    expect(mailbox.last(taken.email)?.text).not.toMatch(/https?:/)
    expect((await me(token)).data.email).toBe(email)
  })
})

describe('sessions', () => {
  it('all end on a password change, which returns a new session, and on request', async () => {
    const { email, token: old } = await adult()
    const other = (await signIn(email, OLD)).data.token
    const change = { password: OLD, newPassword: NEW }
    expect(
      (await call('PUT /auth/password', { token: old, body: { ...change, password: 'no' } })).status,
    ).toBe(422)
    const changed = await call<typeof changePasswordContract>('PUT /auth/password', {
      token: old,
      body: change,
    })
    const { token } = changed.data
    expect(changed.headers.getSetCookie()[0]).toMatch(/^next-auth.session-token=ey/)
    expect([(await me(old)).status, (await me(other)).status, (await me(token)).status]).toEqual([
      401, 401, 200,
    ])
    const third = (await signIn(email, NEW)).data.token
    expect((await call('GET /auth/sessions', { token })).data).toMatchObject([
      { current: false },
      { current: true },
    ])
    const out = await call('DELETE /auth/sessions', { token })
    expect(out.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect([(await me(token)).status, (await me(third)).status]).toEqual([401, 401])
  })
})
