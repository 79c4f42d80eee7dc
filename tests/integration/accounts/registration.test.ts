import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import type { registerContract } from '@/lib/features/auth/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { openIdentityProvider, type Person } from '../../support/identity-provider'
import { adult, member } from '../../support/scene'

const PASSWORD = 'correct horse'
const REFUSED = { status: 403, error: { code: 'registration_closed' } }

let provider: Awaited<ReturnType<typeof openIdentityProvider>>
let count = 0

beforeAll(async () => {
  provider = await openIdentityProvider()
  const settings = { GOOGLE_CLIENT_ID: 'brota', GOOGLE_CLIENT_SECRET: 'secret' }
  Object.assign(env(), { ...settings, GOOGLE_ISSUER: provider.issuer })
})
afterAll(() => provider.close())
afterEach(() => {
  Object.assign(env(), { REGISTRATION: 'open', REGISTRATION_DOMAINS: [] })
})

const allow = (mode: string, domains: string[] = []) =>
  Object.assign(env(), { REGISTRATION: mode, REGISTRATION_DOMAINS: domains })
const newEmail = (domain = 'example.com') => `newcomer${++count}@${domain}`
const register = (body: object) =>
  call<typeof registerContract>('POST /auth/register', {
    body: { name: 'Nora Lima', password: PASSWORD, ...body },
  })
const accounts = (email: string) => db().user.count({ where: { email } })

async function invite(email: string): Promise<string> {
  const { familyId, token } = await member()
  await call(`POST /families/${familyId}/adults`, { token, body: { email } })
  return (await db().invitation.findFirstOrThrow({ where: { email } })).id
}

const person = (email: string): Person => ({ sub: `sub-${email}`, email, email_verified: true, name: 'Nora' })

async function signInByIdToken(email: string, more: object = {}) {
  const who = person(email)
  const { idToken } = await provider.tokens(who)
  const body = { provider: 'google', socialId: who.sub, email, idToken, ...more }
  return call('POST /auth/social-login', { body })
}

async function signInByBrowser(email: string): Promise<string> {
  const jar = new Map<string, string>()
  const visit = async (address: string, form?: Record<string, string>) => {
    const url = new URL(address, 'http://localhost:3000')
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const init = { headers: { cookie }, ...(form && { method: 'POST', body: new URLSearchParams(form) }) }
    const params = Promise.resolve({ nextauth: url.pathname.split('/').slice(3) })
    const response = await (form ? POST : GET)(new Request(url, init), { params })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  const { csrfToken } = (await (await visit('/api/auth/csrf')).json()) as { csrfToken: string }
  const left = await visit('/api/auth/signin/google', { csrfToken, callbackUrl: '/' })
  const back = await provider.visit(left.headers.get('location') ?? '', person(email))
  return (await visit(back)).headers.get('location') ?? ''
}

describe('an installation with registration by invitation', () => {
  it('rejects a registration without a valid invitation, and says how to get one', async () => {
    allow('invite')
    const email = newEmail()
    const answer = await register({ email })
    expect(answer).toMatchObject(REFUSED)
    expect(answer.error.message).toMatch(/invitation/)
    const unknown = await register({ email, uuid: '0198c0de-0000-7000-8000-000000000000' })
    expect(unknown).toMatchObject({ ...REFUSED, error: { fields: { uuid: [expect.any(String)] } } })
    expect(await accounts(email)).toBe(0)
  })

  it('accepts an invitation by password and by provider', async () => {
    const [byPassword, bySocial] = [newEmail(), newEmail()]
    const [first, second] = [await invite(byPassword), await invite(bySocial)]
    allow('invite')
    expect((await register({ email: byPassword, uuid: first })).status).toBe(201)
    expect((await signInByIdToken(bySocial, { uuid: second })).status).toBe(200)
  })

  it('rejects first sign-ins with a provider, and says so on the sign-in page', async () => {
    allow('invite')
    const email = newEmail()
    expect(await signInByIdToken(email)).toMatchObject(REFUSED)
    expect(await signInByBrowser(email)).toContain('/login?error=registration_closed')
    expect(await accounts(email)).toBe(0)
  })
})

describe('a closed installation', () => {
  it('rejects every registration, with the same error for addresses that have an account', async () => {
    const { email: known } = await adult()
    const email = newEmail()
    const uuid = await invite(email)
    allow('closed')
    expect(await register({ email, uuid })).toMatchObject(REFUSED)
    expect(await signInByIdToken(email, { uuid })).toMatchObject(REFUSED)
    expect(await register({ email: known })).toMatchObject(REFUSED)
    expect(await accounts(email)).toBe(0)
  })

  it('lets existing accounts sign in, by password, by provider and with an invitation', async () => {
    const { email } = await adult()
    const uuid = await invite(email)
    allow('closed')
    const body = { email, password: PASSWORD, uuid }
    expect((await call('POST /auth/login', { body })).status).toBe(200)
    expect((await signInByIdToken(email)).status).toBe(200)
    expect(await signInByBrowser(email)).toBe('http://localhost:3000/')
  })

  it('lets an administrator create accounts', async () => {
    const { id, email } = await adult()
    await db().user.update({ where: { id }, data: { isAdmin: true } })
    const { data } = await call<typeof registerContract>('POST /auth/login', {
      body: { email, password: PASSWORD },
    })
    allow('closed', ['school.example'])
    const body = { name: 'Rui', email: newEmail() }
    expect((await call('POST /admin/users', { token: data.token, body })).status).toBe(201)
  })
})

describe('an installation limited to some e-mail domains', () => {
  const SCHOOL = 'school.example'

  it('accepts its domains in any spelling, and no other', async () => {
    allow('open', [SCHOOL, 'xn--caf-dma.example'])
    expect((await register({ email: newEmail('School.Example') })).status).toBe(201)
    expect((await register({ email: newEmail('café.example') })).status).toBe(201)
    for (const domain of ['other.example', `sub.${SCHOOL}`, `not${SCHOOL}`]) {
      const answer = await register({ email: newEmail(domain) })
      expect(answer, domain).toMatchObject({
        ...REFUSED,
        error: { fields: { email: [expect.stringContaining(SCHOOL)] } },
      })
    }
  })

  it('rejects other domains for invited users and provider sign-ins as well', async () => {
    const email = newEmail()
    const pupil = newEmail(SCHOOL)
    const [uuid, own] = [await invite(email), await invite(pupil)]
    allow('invite', [SCHOOL])
    expect(await register({ email, uuid })).toMatchObject(REFUSED)
    expect(await signInByIdToken(email, { uuid })).toMatchObject(REFUSED)
    expect((await register({ email: pupil, uuid: own })).status).toBe(201)
  })

  it('rejects a change to another domain, but accepts the current address of an account', async () => {
    const { token, email } = await adult()
    allow('open', [SCHOOL])
    const change = (address: string) =>
      call('PUT /auth/email', { token, body: { email: address, password: PASSWORD } })
    expect(await change(newEmail())).toMatchObject(REFUSED)
    expect((await change(email)).status).toBe(200)
    expect((await change(newEmail(SCHOOL))).status).toBe(200)
  })
})
