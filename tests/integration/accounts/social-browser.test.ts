import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { getSessionCookieName } from '@/lib/platform/session/cookies'
import { decodeClaims } from '@/lib/platform/session/token'
import { call } from '../../support/api'
import { openIdentityProvider, type Person, sendJson } from '../../support/identity-provider'
import { APP, type Browser, browser, press } from '../../support/provider-browser'
import { member } from '../../support/scene'

const SESSION_COOKIE = getSessionCookieName()

let provider: Awaited<ReturnType<typeof openIdentityProvider>>
let count = 0
const person = (more: Partial<Person> = {}): Person => {
  const sub = `browser-${++count}`
  return { sub, email: `${sub}@provider.example`, email_verified: true, name: 'Ana Souza', ...more }
}

beforeAll(async () => {
  provider = await openIdentityProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  Object.assign(env(), {
    GOOGLE_CLIENT_ID: 'brota',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  })
})

async function askTheWay({ visit }: Browser): Promise<string> {
  const { csrfToken } = (await (await visit('/api/auth/csrf')).json()) as { csrfToken: string }
  const accept = { accept: 'application/json' }
  const answer = await visit('/api/auth/signin/google', { csrfToken, callbackUrl: '/' }, accept)
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  return ((await answer.json()) as { url: string }).url
}

const getLocation = (response: Response) => response.headers.get('location') ?? ''

async function signIn(who: Person, by = browser(), more: Record<string, string> = {}): Promise<Response> {
  return by.visit(await provider.visit(getLocation(await press(by, 'google', more)), who))
}

function refusalIn(response: Response): Record<string, string> {
  const url = new URL(getLocation(response), APP)
  expect(url.pathname).toBe('/login')
  return Object.fromEntries(url.searchParams)
}

describe('signing in with a provider in the browser', () => {
  it('sets our session cookie, and clears the environment cookie', async () => {
    const ana = person()
    const by = browser()
    by.jar.set('brota_environment', 'admin')
    const answer = await signIn(ana, by)
    expect([answer.status, getLocation(answer)]).toEqual([302, `${APP}/`])
    const written = answer.headers.getSetCookie().filter((line) => line.startsWith(SESSION_COOKIE))
    expect(written).toEqual([expect.stringMatching(/=ey\S+; HttpOnly; Path=\/; SameSite=Lax$/)])
    expect(by.jar.get('brota_environment')).toBe('')
    const token = by.jar.get(SESSION_COOKIE)
    const user = await db().user.findUniqueOrThrow({ where: { email: ana.email } })
    expect(await decodeClaims(token)).toMatchObject({ sub: user.id, admin: false, familyId: null })
    const headers = { cookie: `${SESSION_COOKIE}=${token}` }
    expect(await call('GET /auth/me', { headers })).toMatchObject({ status: 200, data: { id: user.id } })
  })

  it('returns the provider URL as JSON, with the cookies that the callback needs', async () => {
    const ana = person()
    const by = browser()
    const answer = await by.visit(await provider.visit(await askTheWay(by), ana))
    expect(getLocation(answer)).toBe(`${APP}/`)
    expect(by.jar.get(SESSION_COOKIE)).toMatch(/^ey/)
  })

  it('finds the existing account at the second sign-in', async () => {
    const ana = person()
    await signIn(ana)
    expect(getLocation(await signIn(ana))).toBe(`${APP}/`)
    expect(await db().user.count({ where: { email: ana.email } })).toBe(1)
  })

  it.each([{ email_verified: false }, { email: '' }])('refuses a person with %o', async (more) => {
    const by = browser()
    const answer = await signIn(person(more), by)
    expect(refusalIn(answer)).toEqual({ error: 'no_credential', provider: 'google' })
    expect(by.jar.has(SESSION_COOKIE)).toBe(false)
  })

  it('refuses an account that was deactivated', async () => {
    const ana = person()
    await signIn(ana)
    await db().user.update({ where: { email: ana.email }, data: { status: 'inactive' } })
    expect(refusalIn(await signIn(ana))).toEqual({ error: 'account_inactive', provider: 'google' })
  })

  it('refuses a provider that is not set up', async () => {
    const refused = { error: 'provider_not_configured' }
    expect(refusalIn(await press(browser(), 'apple'))).toEqual(refused)
    Object.assign(env(), { GOOGLE_CLIENT_SECRET: undefined })
    expect(refusalIn(await press(browser()))).toEqual(refused)
  })

  it('refuses the callback of a sign-in that another browser started', async () => {
    const back = await provider.visit(getLocation(await press(browser())), person())
    const other = browser()
    expect(refusalIn(await other.visit(back))).toEqual({ error: 'OAuthCallback', provider: 'google' })
    expect(other.jar.has(SESSION_COOKIE)).toBe(false)
  })

  const seconds = () => Math.floor(Date.now() / 1000)

  it.each<[string, object, object]>([
    ['for another site', { aud: 'elsewhere' }, {}],
    ['of another issuer', { iss: 'https://evil.example' }, {}],
    ['that is expired', { exp: seconds() - 600 }, {}],
    ['of another sign-in', { nonce: 'another' }, {}],
    ['signed with a key that is not published', {}, { kid: 'unknown' }],
  ])('rejects an ID token %s', async (_, claims, header) => {
    const ana = person()
    const by = browser()
    const way = getLocation(await press(by))
    const back = await provider.visit(way, ana)
    const nonce = new URL(way).searchParams.get('nonce')
    const answerWith = async (more: object, head: object) => {
      const id_token = await provider.sign(ana, { nonce, ...more }, head)
      provider.instead.set('/token', (_request, response) =>
        sendJson(response, { id_token, access_token: 'x', token_type: 'Bearer' }),
      )
    }
    await answerWith(claims, header)
    const cookies = new Map(by.jar)
    expect(refusalIn(await by.visit(back))).toEqual({ error: 'OAuthCallback', provider: 'google' })
    expect(await db().user.count({ where: { email: ana.email } })).toBe(0)
    // A valid token passes, so the token was rejected.
    await answerWith({}, {})
    for (const [name, value] of cookies) by.jar.set(name, value)
    expect(getLocation(await by.visit(back))).toBe(`${APP}/`)
    provider.instead.clear()
  })

  it('does not start without a valid CSRF token, and returns 404 for other routes', async () => {
    const by = browser()
    const forged = await by.visit('/api/auth/signin/google', { csrfToken: 'made up' })
    expect(getLocation(forged)).not.toContain(provider.issuer)
    expect((await by.visit('/api/auth/session')).status).toBe(404)
    expect((await by.visit('/api/auth/signout', {})).status).toBe(404)
  })
})

describe('an invitation during a provider sign-in', () => {
  async function invited(email: string) {
    const host = await member()
    await call(`POST /families/${host.familyId}/adults`, { token: host.token, body: { email } })
    const { id } = await db().invitation.findFirstOrThrow({ where: { email } })
    return { familyId: host.familyId, uuid: id }
  }
  const findUser = ({ email }: Person) => db().user.findUnique({ where: { email } })

  it('adds a new user to the family, and redirects them to the profile form', async () => {
    const rui = person()
    const { familyId, uuid } = await invited(rui.email)
    const by = browser()
    expect(getLocation(await signIn(rui, by, { invitation: uuid }))).toBe(`${APP}/profile/edit`)
    expect(await findUser(rui)).toMatchObject({ familyId })
    expect(await decodeClaims(by.jar.get(SESSION_COOKIE))).toMatchObject({ familyId })
    expect(by.jar.get('brota_invitation')).toBe('')
  })

  it('lets a user with an account and without a family join', async () => {
    const leo = person()
    await signIn(leo)
    const { familyId, uuid } = await invited(leo.email)
    await signIn(leo, browser(), { invitation: uuid })
    expect(await findUser(leo)).toMatchObject({ familyId })
  })

  it('refuses another address with the reason, creates no account, and remains valid', async () => {
    const [rui, other] = [person(), person()]
    const { familyId, uuid } = await invited(rui.email)
    const refused = await signIn(other, browser(), { invitation: uuid })
    expect(refusalIn(refused)).toEqual({ error: 'invitation_email_mismatch', provider: 'google', uuid })
    expect(await findUser(other)).toBeNull()
    await signIn(rui, browser(), { invitation: uuid })
    expect(await findUser(rui)).toMatchObject({ familyId })
  })

  it('is refused with invitation_gone after it has expired, and creates no account', async () => {
    const rui = person()
    const { uuid } = await invited(rui.email)
    await db().invitation.update({ where: { id: uuid }, data: { expiresAt: new Date(0) } })
    const refused = refusalIn(await signIn(rui, browser(), { invitation: uuid }))
    expect(refused).toMatchObject({ error: 'invitation_gone' })
    expect(await findUser(rui)).toBeNull()
  })

  it('is forgotten when a new sign-in starts without it', async () => {
    const rui = person()
    const { uuid } = await invited(rui.email)
    const by = browser()
    await press(by, 'google', { invitation: uuid })
    expect(getLocation(await signIn(rui, by))).toBe(`${APP}/`)
    expect(await findUser(rui)).toMatchObject({ familyId: null })
  })
})
