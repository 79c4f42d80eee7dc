import { describe, expect, it } from 'vitest'
import type { readSelfContract, registerContract, signInContract } from '@/lib/features/auth/contract'
import { db } from '@/lib/platform/db/client'
import ptBR from '@/messages/pt-BR.json' with { type: 'json' }
import { call } from '../support/api'

const PASSWORD = 'correct horse'
let count = 0
const freshEmail = () => `adult${++count}@example.com`

const register = (body: object, headers = {}) =>
  call<typeof registerContract>('POST /auth/register', { body, headers })
const signIn = (body: object, headers = {}) =>
  call<typeof signInContract>('POST /auth/login', { body, headers })

describe('creating an account', () => {
  it('signs the user in, splits the name and stores the consent', async () => {
    const email = freshEmail()
    const answer = await register(
      { name: ' Ana  Maria Souza ', email: ` ${email.toUpperCase()} `, password: PASSWORD },
      { 'accept-language': 'pt-PT' },
    )
    expect(answer.status).toBe(201)
    expect(answer.data.user).toMatchObject({
      email,
      firstName: 'Ana',
      familyName: 'Maria Souza',
      language: 'pt-BR',
    })
    expect(answer.data.user).toMatchObject({ hasFamily: false, isAdmin: false, profileComplete: false })
    const me = await call<typeof readSelfContract>('GET /auth/me', { token: answer.data.token })
    expect(me.data.id).toBe(answer.data.user.id)
    const consents = await db().consent.findMany({ where: { userId: me.data.id } })
    expect(consents).toMatchObject([{ language: 'pt-BR', channel: 'register' }])
  })

  it('sets a session cookie that scripts cannot read and that ends with the browser', async () => {
    const { headers } = await register({ name: 'A B', email: freshEmail(), password: PASSWORD })
    const cookie = headers.getSetCookie().find((one) => one.startsWith('next-auth.session-token='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Max-Age|Expires/)
  })

  it('refuses one of two simultaneous registrations of an address, whatever its case', async () => {
    const email = freshEmail()
    const both = await Promise.all([
      register({ name: 'A B', email, password: PASSWORD }),
      register({ name: 'C D', email: email.toUpperCase(), password: PASSWORD }),
    ])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
    const refused = both.find((answer) => answer.status === 409)
    expect(refused?.error.code).toBe('email_taken')
    const users = await db().user.findMany({ where: { email }, include: { consents: true, sessions: true } })
    expect(users).toMatchObject([{ consents: [{}], sessions: [{}] }])
  })

  it.each([
    [{}, ['name', 'email', 'password']],
    [{ name: ' ', email: 'nope', password: 'short' }, ['name', 'email', 'password']],
    [{ name: 'A', email: 'a@b.co', password: 'x'.repeat(129) }, ['password']],
    [{ name: 1, email: [], password: {} }, ['name', 'email', 'password']],
    [{ name: 'n'.repeat(81), email: 'a@b.co', password: PASSWORD }, ['name']],
    [{ name: 'A', email: 'a@b.co', password: PASSWORD, language: 'fr' }, ['language']],
  ])('names the invalid fields of %j', async (body, fields) => {
    const answer = await register(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error.fields ?? {})).toEqual(fields)
  })
})

describe('signing in', () => {
  it('gives the same response whether the account exists or not, in the language asked for', async () => {
    const email = freshEmail()
    await register({ name: 'A B', email, password: PASSWORD })
    const wrong = await signIn({ email, password: 'wrong' }, { 'accept-language': 'pt' })
    const unknown = await signIn({ email: freshEmail(), password: 'wrong' }, { 'accept-language': 'pt' })
    expect(wrong.status).toBe(401)
    expect(wrong.error).toEqual(unknown.error)
    expect(wrong.error.code).toBe('login_error_credentials')
    expect(wrong.error.message).toMatch(/senha/)
  })

  it('sets a persistent cookie only when requested, and clears the previously chosen environment', async () => {
    const email = freshEmail()
    await register({ name: 'A B', email, password: PASSWORD })
    const { headers } = await signIn({ email, password: PASSWORD, remember: true })
    expect(headers.getSetCookie()[0]).toMatch(/Max-Age=15552000/)
    expect(headers.getSetCookie()[1]).toMatch(/^brota_environment=;.*Max-Age=0/)
    expect((await signIn({ email, password: PASSWORD })).headers.getSetCookie()[0]).not.toMatch(/Max-Age/)
  })

  it('stores a sent language as the language of the account', async () => {
    const email = freshEmail()
    await register({ name: 'A B', email, password: PASSWORD, language: 'en' })
    const { data } = await signIn({ email, password: PASSWORD, language: 'pt-BR' })
    expect(data.user.language).toBe('pt-BR')
    const refused = await call('POST /families/create', { token: data.token, body: { name: '' } })
    expect(refused.error.message).toBe('Digite o nome da família')
  })

  it('returns errors in the language of the account, whatever the browser requests', async () => {
    const { data } = await register({
      name: 'A B',
      email: freshEmail(),
      password: PASSWORD,
      language: 'pt-BR',
    })
    const headers = { 'accept-language': 'en' }
    for (const [path, message] of [
      ['/admin/dashboard', ptBR.errors.forbidden],
      ['/feed', ptBR.errors.family_required],
    ] as const)
      expect((await call(`GET ${path}`, { token: data.token, headers })).error.message).toBe(message)
  })

  it('reveals that an account is inactive only with the right password, and ends its sessions', async () => {
    const email = freshEmail()
    const { data } = await register({ name: 'A B', email, password: PASSWORD })
    await db().user.update({ where: { email }, data: { status: 'inactive' } })
    expect((await signIn({ email, password: PASSWORD })).error.code).toBe('account_inactive')
    expect((await signIn({ email, password: 'wrong' })).status).toBe(401)
    expect((await call('GET /auth/me', { token: data.token })).status).toBe(401)
  })

  it('ends with sign-out, which invalidates the token of that session only', async () => {
    const email = freshEmail()
    const first = await register({ name: 'A B', email, password: PASSWORD })
    const second = await signIn({ email, password: PASSWORD })
    const out = await call('POST /auth/logout', { token: first.data.token })
    expect(out.status).toBe(200)
    expect(out.headers.getSetCookie()[0]).toMatch(/^next-auth.session-token=;.*Max-Age=0/)
    expect(out.headers.getSetCookie()).toContain(
      'brota_signed_out=1; HttpOnly; Path=/login; SameSite=Lax; Max-Age=15',
    )
    expect((await call('GET /auth/me', { token: first.data.token })).error.code).toBe('unauthenticated')
    expect((await call('GET /auth/me', { token: second.data.token })).status).toBe(200)
    expect((await call('POST /auth/logout')).status).toBe(200)
  })
})

describe('a session cookie', () => {
  const createCookie = async () => {
    const { data } = await register({ name: 'A B', email: freshEmail(), password: PASSWORD })
    return `next-auth.session-token=${data.token}`
  }
  const create = (headers: Record<string, string>) =>
    call('POST /families/create', { body: { name: 'Leaf' }, headers })

  it('allows writes only from pages of the same host', async () => {
    const cookie = await createCookie()
    expect((await create({ cookie, origin: 'https://evil.example' })).error.code).toBe('cross_origin')
    expect((await create({ cookie, origin: 'null' })).error.code).toBe('cross_origin')
    expect((await create({ cookie })).error.code).toBe('cross_origin')
    expect((await create({ cookie, 'sec-fetch-site': 'cross-site' })).error.code).toBe('cross_origin')
    expect((await create({ cookie, origin: 'http://localhost' })).status).toBe(201)
  })

  it('cannot be used by another site to sign the user out', async () => {
    const cookie = await createCookie()
    const foreign = { cookie, origin: 'https://evil.example' }
    expect((await call('POST /auth/logout', { headers: foreign })).status).toBe(403)
    expect((await call('GET /auth/me', { headers: { cookie } })).status).toBe(200)
  })

  it('is reissued with current claims when the family changes', async () => {
    const cookie = await createCookie()
    const { headers } = await create({ cookie, 'sec-fetch-site': 'same-origin' })
    expect(headers.getSetCookie()[0]).toMatch(/^next-auth.session-token=ey/)
  })
})
