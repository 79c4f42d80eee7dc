import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { grantFirstAdmin } from '@/lib/features/auth/first-admin/service'
import type { signInOnceContract } from '@/lib/features/auth/one-time-sign-in/contract'
import { grantAdmin } from '@/lib/features/auth/recovery/service'
import { env, readEnv } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { adultWithSecondFactor, generateCode, generateWrongCode, PASSWORD } from '../../support/authenticator'
import { adult } from '../../support/scene'

const OFF = { status: 403, error: { code: 'password_sign_in_off' } }

let count = 0
const newEmail = () => `once${++count}@school.example`

const turn = (state: 'on' | 'off') => Object.assign(env(), { PASSWORD_SIGN_IN: state })

beforeEach(() => {
  turn('off')
})
afterEach(() => {
  turn('on')
  vi.useRealTimers()
})

const signInOnce = (token: string, code?: string) =>
  call<typeof signInOnceContract>('POST /auth/one-time-sign-in', { body: { token, code } })

const readToken = (link: string | null | undefined) => link?.split('/').at(-1) ?? ''

async function adminLink(email: string): Promise<string> {
  return readToken((await grantAdmin(email)).link)
}

async function someone() {
  turn('on')
  const person = await adult()
  turn('off')
  return person
}

describe('an installation without passwords', () => {
  it.each([
    ['POST /auth/login', { email: 'any@school.example', password: PASSWORD }],
    ['POST /auth/register', { name: 'Nora Lima', email: 'nora@school.example', password: PASSWORD }],
    ['POST /auth/forgot-password', { email: 'any@school.example' }],
    ['POST /auth/reset-password', { token: 'any', password: PASSWORD }],
  ])('rejects %s', async (endpoint, body) => {
    expect(await call(endpoint, { body })).toMatchObject(OFF)
  })

  it('rejects a sign-in with the correct password, and a password change', async () => {
    const { email, token } = await someone()
    expect(await call('POST /auth/login', { body: { email, password: PASSWORD } })).toMatchObject(OFF)
    const body = { password: PASSWORD, newPassword: 'battery staple lamp' }
    expect(await call('PUT /auth/password', { token, body })).toMatchObject(OFF)
    expect((await call('GET /auth/me', { token })).status).toBe(200)
  })

  it('lets owners confirm by their address, because a forgotten password cannot be reset', async () => {
    const { email, token } = await someone()
    const confirm = (body: object) => call('POST /auth/confirm', { token, body })
    expect((await confirm({ email: 'other@school.example' })).status).toBe(422)
    expect((await confirm({ email })).status).toBe(200)
    turn('on')
    expect((await confirm({ email })).status).toBe(422)
  })

  it('mails the owner of a new account where to sign in, without a link for a password', async () => {
    const link = await adminLink(newEmail())
    const { token } = (await signInOnce(link)).data
    const email = newEmail()
    const created = await call('POST /admin/users', { token, body: { name: 'Nora Lima', email } })
    expect(created.status).toBe(201)
    const [mail] = await db().outgoingMail.findMany({ where: { to: email } })
    expect(mail).toMatchObject({ template: 'account_created_provider' })
    expect(mail?.values).toMatchObject({ link: expect.stringMatching(/\/login$/) })
  })

  it.each([
    [{}, 'no provider for sign-in is configured'],
    [{ OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'no provider for sign-in is configured'],
    [
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', REQUIRE_ADMIN_SECOND_FACTOR: '1' },
      'REQUIRE_ADMIN_SECOND_FACTOR must be 0',
    ],
  ])('does not start with %o', (variables, reason) => {
    const read = () => readEnv({ PASSWORD_SIGN_IN: 'off', ...variables })
    expect(read).toThrow('PASSWORD_SIGN_IN is off')
    expect(read).toThrow(reason)
  })

  it('starts with a provider', () => {
    const provider = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_ISSUER: 'https://login.example' }
    expect(readEnv({ PASSWORD_SIGN_IN: 'off', ...provider }).OIDC_NAME).toBe('OpenID')
  })
})

describe('the one-time link of an administrator', () => {
  it('signs in once, even when three requests use it simultaneously', async () => {
    const email = newEmail()
    const token = await adminLink(email)
    const responses = await Promise.all([signInOnce(token), signInOnce(token), signInOnce(token)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const signedIn = responses.find(({ status }) => status === 200)
    expect(signedIn?.data.user).toMatchObject({ email, isAdmin: true })
    const session = { token: signedIn?.data.token ?? '' }
    expect((await call('GET /admin/dashboard', session)).status).toBe(200)
    expect(await signInOnce(token)).toMatchObject({ status: 422, error: { code: 'reset_token_invalid' } })
  })

  it('is issued again for a verified account, and invalidates the previous link', async () => {
    const email = newEmail()
    const first = await adminLink(email)
    await signInOnce(await adminLink(email))
    expect((await signInOnce(first)).status).toBe(422)
    expect((await signInOnce(await adminLink(email))).status).toBe(200)
  })

  it('is mailed to the first administrator', async () => {
    await db().user.updateMany({ data: { isAdmin: false } })
    const email = newEmail()
    const granted = await grantFirstAdmin(email)
    const [mail] = await db().outgoingMail.findMany({ where: { to: email } })
    expect(mail).toMatchObject({ template: 'first_admin_sign_in', values: { link: granted?.link } })
    expect((await signInOnce(readToken(granted?.link))).status).toBe(200)
  })

  it('invalidates the session and the password of an earlier, unverified holder', async () => {
    const { email, token } = await someone()
    expect((await signInOnce(await adminLink(email))).status).toBe(200)
    expect((await call('GET /auth/me', { token })).status).toBe(401)
    turn('on')
    const attempt = await call('POST /auth/login', { body: { email, password: PASSWORD } })
    expect(attempt.status).toBe(401)
  })

  it('requires the second-factor code, and remains valid until the code is correct', async () => {
    turn('on')
    const ana = await adultWithSecondFactor()
    await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: new Date() } })
    turn('off')
    const token = await adminLink(ana.email)
    expect(await signInOnce(token)).toMatchObject({
      status: 401,
      error: { code: 'second_factor_required' },
    })
    const wrong = await signInOnce(token, await generateWrongCode(ana.secret))
    expect(wrong).toMatchObject({ status: 401, error: { fields: { code: expect.any(Array) } } })
    expect((await signInOnce(token, await generateCode(ana.secret))).status).toBe(200)
  })

  it.each([
    [{ isAdmin: false }, 422, 'reset_token_invalid'],
    [{ status: 'inactive' as const }, 403, 'account_inactive'],
  ])('is rejected for an account with %o', async (data, status, code) => {
    const email = newEmail()
    const token = await adminLink(email)
    await db().user.update({ where: { email }, data })
    expect(await signInOnce(token)).toMatchObject({ status, error: { code } })
  })

  it('cannot set a password, and a link for a password cannot sign in', async () => {
    const token = await adminLink(newEmail())
    turn('on')
    expect(
      (await call('POST /auth/reset-password', { body: { token, password: 'battery staple lamp' } })).status,
    ).toBe(422)
    const forPassword = await adminLink(newEmail())
    turn('off')
    expect((await signInOnce(forPassword)).status).toBe(422)
  })
})
