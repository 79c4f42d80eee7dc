import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/session/login/route'
import type { readSelfContract } from '@/lib/features/auth/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../support/api'
import { adultWithSecondFactor, generateCode, generateWrongCode, PASSWORD } from '../support/authenticator'

const TRIES = 3

beforeAll(() => {
  process.env.RATE_LIMIT_LOGIN = String(TRIES)
})
afterEach(() => vi.useRealTimers())

let count = 0

async function createAccount(): Promise<string> {
  const email = `form-${++count}@example.com`
  const { status } = await call('POST /auth/register', { body: { name: 'A B', email, password: PASSWORD } })
  expect(status).toBe(201)
  return email
}

const OWN = { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' }

/** As a browser without scripts. */
async function send(fields: Record<string, string>, headers: Record<string, string> = OWN) {
  const body = new URLSearchParams(fields).toString()
  const request = new Request('http://localhost/api/session/login', {
    method: 'POST',
    headers: { host: 'localhost', ...headers, 'content-length': String(body.length) },
    body,
  })
  const response = await POST(request, { params: Promise.resolve({}) })
  const location = response.headers.get('location')
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('next-auth.session-token='))
  return { status: response.status, location, cookie }
}

const parseReason = (location: string | null) => new URL(location ?? '', 'http://localhost').searchParams

describe('signing in by a plain form', () => {
  it('creates the same session as the API and redirects to the home page', async () => {
    const email = await createAccount()
    const { status, location, cookie } = await send({ email, password: PASSWORD, next: '/' })
    expect([status, location]).toEqual([303, '/'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).not.toMatch(/Max-Age/)
    const token = cookie?.split(/[=;]/)[1]
    expect((await call<typeof readSelfContract>('GET /auth/me', { token })).data.email).toBe(email)
    const remembered = await send({ email, password: PASSWORD, remember: 'on' })
    expect(remembered.cookie).toMatch(/Max-Age=15552000/)
  })

  it('redirects only to links from mails and otherwise to the home page', async () => {
    const email = await createAccount()
    const mailed = `/verify-email/${'a'.repeat(20)}`
    expect((await send({ email, password: PASSWORD, next: mailed })).location).toBe(mailed)
    for (const next of ['https://evil.example', '//evil.example', '/settings'])
      expect((await send({ email, password: PASSWORD, next })).location).toBe('/')
  })

  it('redirects back to the form with an error code and without the typed values', async () => {
    const email = await createAccount()
    const wrong = await send({ email, password: 'wrong', next: '/' })
    expect([wrong.status, wrong.cookie]).toEqual([303, undefined])
    expect(wrong.location).toBe('/login?with=email&error=login_error_credentials&next=%2F')
    const empty = await send({})
    expect(parseReason(empty.location).get('error')).toBe('validation_failed')
    await db().user.update({ where: { email }, data: { status: 'inactive' } })
    const inactive = await send({ email, password: PASSWORD })
    expect(parseReason(inactive.location).get('error')).toBe('account_inactive')
  })

  it('requires the code of the second factor when the account has one', async () => {
    const ana = await adultWithSecondFactor()
    const known = { email: ana.email, password: PASSWORD }
    expect(parseReason((await send(known)).location).get('error')).toBe('second_factor_required')
    const wrong = await send({ ...known, code: await generateWrongCode(ana.secret) })
    expect(parseReason(wrong.location).get('error')).toBe('code_wrong')
    const right = await send({ ...known, code: await generateCode(ana.secret) })
    expect([right.location, right.cookie?.split('=')[0]]).toEqual(['/', 'next-auth.session-token'])
  })

  it('shares the rate limit for wrong passwords with the API', async () => {
    const email = await createAccount()
    await call('POST /auth/login', { body: { email, password: 'wrong' } })
    for (let n = 1; n < TRIES; n += 1) await send({ email, password: 'wrong' })
    const blocked = await send({ email, password: PASSWORD })
    expect(blocked.cookie).toBeUndefined()
    const reason = parseReason(blocked.location)
    expect(reason.get('error')).toBe('too_many_requests')
    expect(Number(reason.get('minutes'))).toBeGreaterThan(0)
  })

  it.each([
    ['of another site', { ...OWN, origin: 'https://evil.example' }],
    ['of a page without origin', { ...OWN, origin: 'null' }],
    ['of a page of another site', { 'content-type': OWN['content-type'], referer: 'https://evil.example/' }],
    ['from nowhere', { 'content-type': OWN['content-type'] }],
  ])('refuses a form %s', async (_, headers) => {
    const email = await createAccount()
    const { status, cookie, location } = await send({ email, password: PASSWORD }, headers)
    expect([status, cookie, location]).toEqual([403, undefined, null])
  })

  it('accepts a form without an origin when its referer is on the same host', async () => {
    const email = await createAccount()
    const headers = { 'content-type': OWN['content-type'], referer: 'http://localhost/login' }
    expect((await send({ email, password: PASSWORD }, headers)).location).toBe('/')
  })

  it('rejects another content type with 400 and a too large body with 413', async () => {
    expect((await send({}, { ...OWN, 'content-type': 'text/plain' })).status).toBe(400)
    expect((await send({ email: 'x'.repeat(70_000) })).status).toBe(413)
  })
})
