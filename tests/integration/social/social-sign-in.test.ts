import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { socialSignInContract } from '@/lib/features/auth/social/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { adultWithSecondFactor } from '../../support/authenticator'
import { openIdentityProvider, type Person } from '../../support/identity-provider'
import { openMailbox } from '../../support/mailbox'
import { adult, member } from '../../support/scene'

let provider: Awaited<ReturnType<typeof openIdentityProvider>>
let count = 0
const person = (more: Partial<Person> = {}): Person => {
  const sub = `subject-${++count}`
  return { sub, email: `${sub}@provider.example`, email_verified: true, name: 'Ana Souza', ...more }
}

beforeAll(async () => {
  provider = await openIdentityProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  Object.assign(env(), { GOOGLE_CLIENT_ID: 'brota', GOOGLE_ISSUER: provider.issuer })
})

const sendSignIn = (body: object) => call<typeof socialSignInContract>('POST /auth/social-login', { body })

async function signIn(who: Person, more: object = {}) {
  const { idToken } = await provider.tokens(who)
  return sendSignIn({ provider: 'google', socialId: who.sub, email: who.email, idToken, ...more })
}

describe('signing in with a provider', () => {
  it('creates the account with its consent the first time and finds it the second time', async () => {
    const ana = person()
    const first = await signIn(ana, { language: 'pt-BR' })
    expect(first.status).toBe(200)
    expect(first.data.user).toMatchObject({ email: ana.email, firstName: 'Ana', familyName: 'Souza' })
    expect(first.headers.getSetCookie()[0]).toMatch(/^next-auth.session-token=ey/)
    expect((await call('GET /auth/me', { token: first.data.token })).status).toBe(200)
    const second = await signIn(ana)
    expect(second.data.user.id).toBe(first.data.user.id)
    const where = { userId: first.data.user.id }
    expect(await db().consent.findMany({ where })).toMatchObject([{ channel: 'google', language: 'pt-BR' }])
    const signIns = { actorId: first.data.user.id, action: 'auth.signed_in' }
    const entries = await db().auditEntry.findMany({ where: signIns })
    expect(entries.map(({ details }) => details)).toEqual(Array(2).fill({ method: 'google' }))
    expect(
      (await db().user.findUniqueOrThrow({ where: { email: ana.email } })).emailVerifiedAt,
    ).not.toBeNull()
  })

  it('creates one account for two simultaneous first sign-ins', async () => {
    const ana = person()
    const body = { provider: 'google', socialId: ana.sub, email: ana.email, ...(await provider.tokens(ana)) }
    const both = await Promise.all([sendSignIn(body), sendSignIn(body)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.data.user.id).toBe(both[1]?.data.user.id)
  })

  it('takes over an unconfirmed account with that address and ends its password and sessions', async () => {
    const rui = await adult()
    const answer = await signIn(person({ email: rui.email }))
    expect(answer.data.user.id).toBe(rui.id)
    expect((await call('GET /auth/me', { token: rui.token })).status).toBe(401)
    const body = { email: rui.email, password: 'correct horse' }
    expect((await call('POST /auth/login', { body })).status).toBe(401)
  })

  it('ends the pending email change, family membership and invitations of the earlier holder', async () => {
    const mailbox = await openMailbox()
    Object.assign(env(), { SMTP_URL: mailbox.url })
    const attacker = await member()
    const { email, token } = attacker
    const body = { email: 'thief@example.com', password: 'correct horse' }
    expect((await call('PUT /auth/email', { token, body })).status).toBe(200)
    const change = await mailbox.mailed('thief@example.com')
    await call(`POST /families/${attacker.familyId}/adults`, { token, body: { email: 'friend@example.com' } })
    const { data } = await signIn(person({ email }))
    expect(data.user).toMatchObject({
      id: attacker.id,
      familyId: null,
      pendingFamily: { id: attacker.familyId },
    })
    const late = await call('POST /auth/verify-email', { token: data.token, body: { token: change } })
    expect([late.status, late.error.code]).toEqual([422, 'reset_token_invalid'])
    expect((await db().user.findUniqueOrThrow({ where: { id: attacker.id } })).email).toBe(email)
    expect(await db().invitation.count({ where: { email: 'friend@example.com' } })).toBe(0)
    await mailbox.close()
  })

  it('requires the code of an account with a second factor', async () => {
    const ana = await adultWithSecondFactor()
    vi.useRealTimers()
    await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: new Date() } })
    const who = person({ email: ana.email })
    const missing = await signIn(who)
    expect([missing.status, missing.error.code]).toEqual([401, 'second_factor_required'])
    expect((await signIn(who, { code: '12345' })).error.fields).toHaveProperty('code')
    expect((await signIn(who, { code: ana.recoveryCodes[0] })).data.user.id).toBe(ana.id)
    expect((await signIn(who, { code: ana.recoveryCodes[0] })).status).toBe(401)
  })

  it('rejects an identity or address that the token does not confirm', async () => {
    const ana = person()
    expect((await signIn(ana, { socialId: 'somebody else' })).status).toBe(401)
    expect((await signIn(ana, { email: 'other@provider.example' })).status).toBe(401)
    expect((await signIn(person({ email_verified: false }))).status).toBe(401)
    const { accessToken } = await provider.tokens(ana)
    const old = await sendSignIn({ provider: 'google', socialId: ana.sub, email: ana.email, accessToken })
    expect([old.status, Object.keys(old.error.fields ?? {})]).toEqual([422, ['idToken']])
    const foreign = { accessToken: (await provider.tokens(ana, 'elsewhere')).accessToken }
    expect(
      (await sendSignIn({ provider: 'google', socialId: ana.sub, email: ana.email, ...foreign })).status,
    ).toBe(422)
    expect((await signIn(ana, { provider: 'myspace' })).status).toBe(422)
    expect(await db().user.count({ where: { email: ana.email } })).toBe(0)
  })

  it('rejects an account that was deactivated', async () => {
    const ana = person()
    const { data } = await signIn(ana)
    await db().user.update({ where: { id: data.user.id }, data: { status: 'inactive' } })
    expect((await signIn(ana)).error.code).toBe('account_inactive')
  })

  it('accepts an invitation, and the account can be erased by typing its address', async () => {
    const host = await member()
    const ana = person()
    await call(`POST /families/${host.familyId}/adults`, { token: host.token, body: { email: ana.email } })
    const { id: uuid } = await db().invitation.findFirstOrThrow({ where: { email: ana.email } })
    const { data } = await signIn(ana, { uuid })
    expect(data.user.familyId).toBe(host.familyId)
    const erase = (body: object) => call(`DELETE /user/${data.user.id}`, { token: data.token, body })
    expect((await erase({ email: 'other@provider.example' })).error.fields).toHaveProperty('email')
    expect((await erase({ email: ` ${ana.email.toUpperCase()} ` })).status).toBe(200)
    expect(await db().user.count({ where: { email: ana.email } })).toBe(0)
  })
})
