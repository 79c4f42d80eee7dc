import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { getSessionCookieName } from '@/lib/platform/session/cookies'
import { call } from '../../support/api'
import { openIdentityProvider, type Person, sendJson } from '../../support/identity-provider'
import { APP, browser, press } from '../../support/provider-browser'
import { adult } from '../../support/scene'

const SETTINGS = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ISSUER'] as const

let provider: Awaited<ReturnType<typeof openIdentityProvider>>
let count = 0
const person = (more: Partial<Person> = {}): Person => {
  const sub = `school-${++count}`
  return { sub, email: `${sub}@school.example`, email_verified: true, name: 'Ana Souza', ...more }
}

beforeAll(async () => {
  const options = { claimsInIdToken: false }
  provider = await openIdentityProvider(`${APP}/api/auth/callback/oidc`, options)
  const settings = { OIDC_CLIENT_ID: 'brota', OIDC_CLIENT_SECRET: 'secret', OIDC_ISSUER: provider.issuer }
  Object.assign(env(), settings)
})
afterAll(async () => {
  for (const name of SETTINGS) Object.assign(env(), { [name]: undefined })
  await provider.close()
})
afterEach(() => provider.instead.clear())

async function signIn(who: Person, by = browser()): Promise<string> {
  const way = (await press(by, 'oidc')).headers.get('location') ?? ''
  const back = await by.visit(await provider.visit(way, who))
  return (back.headers.get('location') ?? '').replace(APP, '')
}

describe("the operator's own OpenID Connect provider", () => {
  it('signs in a new user whose claims come with the user info only', async () => {
    const ana = person()
    const by = browser()
    expect(await signIn(ana, by)).toBe('/')
    const headers = { cookie: `${getSessionCookieName()}=${by.jar.get(getSessionCookieName())}` }
    const me = await call('GET /auth/me', { headers })
    expect(me).toMatchObject({ status: 200, data: { email: ana.email, firstName: 'Ana' } })
    const [identity] = await db().identity.findMany({ where: { user: { email: ana.email } } })
    expect(identity).toMatchObject({ provider: 'oidc', subject: `${provider.issuer} ${ana.sub}` })
  })

  it('signs in the same user by an ID token of the API', async () => {
    const ana = person()
    await signIn(ana)
    const body = { provider: 'oidc', socialId: ana.sub, email: ana.email, idToken: await provider.sign(ana) }
    const response = await call('POST /auth/social-login', { body })
    expect(response).toMatchObject({ status: 200, data: { user: { email: ana.email } } })
    expect(await db().user.count({ where: { email: ana.email } })).toBe(1)
  })

  it('does not match a user by the subject of a former provider', async () => {
    const [ana, stranger] = [person(), person()]
    await signIn(ana)
    await db().identity.updateMany({
      where: { user: { email: ana.email } },
      data: { subject: `https://former.example ${stranger.sub}` },
    })
    await signIn(stranger)
    expect(await db().user.count({ where: { email: { in: [ana.email, stranger.email] } } })).toBe(2)
  })

  it('takes over an account that another user registered with the unconfirmed address', async () => {
    const earlier = await adult()
    expect(await signIn(person({ email: earlier.email }))).toBe('/')
    expect((await call('GET /auth/me', { token: earlier.token })).status).toBe(401)
  })

  it('rejects a user without a confirmed address', async () => {
    expect(await signIn(person({ email_verified: false }))).toBe('/login?error=no_credential&provider=oidc')
  })

  it('rejects user info of another user', async () => {
    const [ana, other] = [person(), person()]
    provider.instead.set('/me', (_request, response) => sendJson(response, { ...other }))
    expect(await signIn(ana)).toMatch(/^\/login\?error=OAuthCallback&provider=oidc/)
    expect(await db().user.count({ where: { email: { in: [ana.email, other.email] } } })).toBe(0)
  })

  it.each(SETTINGS)('is not available without %s', async (name) => {
    const value = env()[name]
    Object.assign(env(), { [name]: undefined })
    const location = (await press(browser(), 'oidc')).headers.get('location')
    expect(location).toContain('/login?error=provider_not_configured')
    Object.assign(env(), { [name]: value })
  })
})
