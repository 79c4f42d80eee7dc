import { createHmac } from 'node:crypto'
import { exportSPKI, importJWK, type KeyLike } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/platform/config/env'
import { call } from '../../support/api'
import { openIdentityProvider, type Person, sendJson } from '../../support/identity-provider'
import { marksOfAll } from '../../support/rows'

const DISCOVERY = '/.well-known/openid-configuration'

let provider: Awaited<ReturnType<typeof openIdentityProvider>>
let ana: Person
let count = 0

beforeAll(async () => {
  provider = await openIdentityProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  ana = {
    sub: `id-${++count}`,
    email: `id-${count}@provider.example`,
    email_verified: true,
    name: 'Ana Souza',
  }
  Object.assign(env(), {
    GOOGLE_CLIENT_ID: 'brota',
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_AUDIENCES: [],
  })
})
afterEach(() => {
  vi.useRealTimers()
  provider.instead.clear()
})

const signIn = (idToken: string, more: object = {}) =>
  call('POST /auth/social-login', {
    body: { provider: 'google', socialId: ana.sub, email: ana.email, idToken, ...more },
  })

const outcome = async (idToken: string, more: object = {}) => {
  const { status, error } = await signIn(idToken, more)
  return [status, error?.code]
}

const later = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

const REFUSED = [401, 'login_error_credentials']
const AWAY = [502, 'login_error_google_failed']
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const parts = (token: string) => token.split('.') as [string, string, string]
const seconds = () => Math.floor(Date.now() / 1000)

function resign(token: string, header: object, signer: (content: string) => string): string {
  const content = `${base64(header)}.${parts(token)[1]}`
  return `${content}.${signer(content)}`
}

/** Tokens of an attacker, each with the user's subject and address. */
const ATTACKS: [string, () => Promise<string>][] = [
  ['issued to another site', async () => (await provider.tokens(ana, 'elsewhere')).idToken],
  ['an access token', async () => (await provider.tokens(ana)).accessToken],
  ['for another audience', () => provider.sign(ana, { aud: 'elsewhere' })],
  ['for us and another audience', () => provider.sign(ana, { aud: ['brota', 'elsewhere'] })],
  ['issued to another party for us', () => provider.sign(ana, { azp: 'elsewhere' })],
  ['without an audience', () => provider.sign(ana, { aud: undefined })],
  ['with an empty list of audiences', () => provider.sign(ana, { aud: [] })],
  ['of another issuer', () => provider.sign(ana, { iss: 'https://accounts.evil.example' })],
  ['without an issuer', () => provider.sign(ana, { iss: undefined })],
  ['expired', () => provider.sign(ana, { exp: seconds() - 1 })],
  ['without an expiry', () => provider.sign(ana, { exp: undefined })],
  ['of a time to come', () => provider.sign(ana, { nbf: seconds() + 600 })],
  ['of another person', () => provider.sign(ana, { sub: 'somebody-else' })],
  ['with another address', () => provider.sign(ana, { email: 'other@provider.example' })],
  ['with an unverified address', () => provider.sign(ana, { email_verified: false })],
  ['that says nothing about the address', () => provider.sign(ana, { email_verified: undefined })],
  ['a token of another kind', () => provider.sign(ana, {}, { typ: 'at+jwt' })],
  [
    'with critical parts that nobody knows',
    () => provider.sign(ana, {}, { crit: ['x'], x: 1 }).catch(() => 'a.b.c'),
  ],
  [
    'with a damaged signature',
    async () => {
      const [header, payload, signature] = parts(await provider.sign(ana))
      return [header, payload, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.')
    },
  ],
  [
    'with changed claims',
    async () => {
      const [header, , signature] = parts(await provider.sign({ ...ana, sub: 'mallory' }))
      const now = seconds()
      const claims = { iss: provider.issuer, aud: 'brota', iat: now, exp: now + 600, ...ana }
      return [header, base64(claims), signature].join('.')
    },
  ],
  ['without signature', async () => resign(await provider.sign(ana), { alg: 'none' }, () => '')],
  ['with an odd "none"', async () => resign(await provider.sign(ana), { alg: 'nOnE' }, () => '')],
  [
    'signed with the public key as a secret',
    async () => {
      const pem = await exportSPKI((await importJWK(provider.publicKey(), 'RS256')) as KeyLike)
      const header = { alg: 'HS256', kid: provider.publicKey().kid }
      const sign = (content: string) => createHmac('sha256', pem).update(content).digest('base64url')
      return resign(await provider.sign(ana), header, sign)
    },
  ],
  [
    'with its own key in its header',
    async () => {
      const token = await provider.sign(ana)
      return resign(token, { alg: 'RS256', jwk: provider.publicKey() }, () => 'AAAA')
    },
  ],
  ['no token', async () => 'made up'],
  ['five parts', async () => 'a.b.c.d.e'],
  ['dots alone', async () => '..'],
  ['claims that are no object', async () => `${base64({ alg: 'RS256' })}.${base64([1])}.AAAA`],
]

describe('an ID token', () => {
  it('signs the user in when it was issued to this app', async () => {
    const { idToken } = await provider.tokens(ana)
    expect((await signIn(idToken)).status).toBe(200)
  })

  it.each(ATTACKS)('is rejected: %s', async (_, make) => {
    const before = await marksOfAll()
    expect(await outcome(await make())).toEqual(REFUSED)
    expect(await marksOfAll()).toEqual(before)
  })

  it('signs the user in when it was issued to another configured client of the operator', async () => {
    const { idToken } = await provider.tokens(ana, 'elsewhere')
    expect(await outcome(idToken)).toEqual(REFUSED)
    Object.assign(env(), { GOOGLE_AUDIENCES: ['phone', 'elsewhere'] })
    expect((await signIn(idToken)).status).toBe(200)
    expect((await signIn(await provider.sign(ana, { aud: 'brota', azp: 'phone' }))).status).toBe(200)
  })

  it('is rejected when it is used for another provider', async () => {
    Object.assign(env(), { APPLE_CLIENT_ID: 'apple-brota', APPLE_ISSUER: provider.issuer })
    expect(await outcome(await provider.sign(ana), { provider: 'apple' })).toEqual(REFUSED)
    Object.assign(env(), { APPLE_CLIENT_ID: undefined })
  })

  it('counts as verified when the claim is the string "true", as Apple sends it', async () => {
    expect((await signIn(await provider.sign(ana, { email_verified: 'true' }))).status).toBe(200)
  })

  it('is compared with the email address ignoring case', async () => {
    const token = await provider.sign(ana, { email: ana.email.toUpperCase() })
    expect((await signIn(token, { email: ` ${ana.email} ` })).status).toBe(200)
  })

  it.each([
    ['expired', { exp: 1 }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['of another person', { sub: 'somebody-else' }],
  ])(
    'issued to another client and %s is rejected for its client while the provider is unreachable',
    async (_, claims) => {
      const { idToken, accessToken } = await provider.tokens(ana, 'elsewhere')
      const forged = await provider.sign(ana, { aud: 'elsewhere', ...claims })
      Object.assign(env(), { GOOGLE_ISSUER: 'http://127.0.0.1:9' })
      const before = await marksOfAll()
      for (const token of [idToken, accessToken, forged]) expect(await outcome(token)).toEqual(REFUSED)
      const { status, error } = await signIn(idToken, { accessToken, idToken: undefined })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['idToken']])
      expect(await marksOfAll()).toEqual(before)
    },
  )

  it('is rejected without contacting the provider when it was not issued to this app', async () => {
    const foreign = await provider.sign(ana, { aud: 'elsewhere' })
    const unsigned = resign(await provider.sign(ana), { alg: 'none' }, () => '')
    later(2 * 3_600_000)
    provider.asked.length = 0
    for (const token of [foreign, unsigned, 'made up']) expect(await outcome(token)).toEqual(REFUSED)
    expect(provider.asked).toEqual([])
  })
})

describe('an identity provider', () => {
  it('causes 503 when it is not configured and 502 when it is unreachable', async () => {
    const token = await provider.sign(ana)
    expect(await outcome(token, { provider: 'apple' })).toEqual([503, 'provider_not_configured'])
    const before = await marksOfAll()
    Object.assign(env(), { GOOGLE_ISSUER: 'http://127.0.0.1:9' })
    expect(await outcome(token)).toEqual(AWAY)
    expect(await marksOfAll()).toEqual(before)
  })

  it.each([
    [DISCOVERY, 'says nothing sensible', {}],
    [
      DISCOVERY,
      'speaks for another issuer',
      { issuer: 'https://evil.example', jwks_uri: 'https://evil.example/x' },
    ],
    [DISCOVERY, 'keeps its keys in a file', { issuer: '', jwks_uri: 'file:///etc/passwd' }],
    ['/jwks', 'publishes no keys', { nothing: true }],
  ])('whose %s %s counts as unreachable, and works again later', async (path, _, document) => {
    later(2 * 3_600_000 * ++count)
    provider.instead.set(path, (_request, response) => sendJson(response, document))
    const token = await provider.sign(ana)
    expect(await outcome(token)).toEqual(AWAY)
    provider.instead.clear()
    expect((await signIn(token)).status).toBe(200)
  })

  it.each([DISCOVERY, '/jwks'])(
    'whose %s never completes times out after five seconds',
    async (path) => {
      later(2 * 3_600_000 * ++count)
      provider.instead.set(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write(' ')
      })
      const token = await provider.sign(ana)
      const before = await marksOfAll()
      const start = performance.now()
      expect(await Promise.all([outcome(token), outcome(token)])).toEqual([AWAY, AWAY])
      expect(performance.now() - start).toBeLessThan(6_500)
      expect(await marksOfAll()).toEqual(before)
      provider.instead.clear()
      expect((await signIn(token)).status).toBe(200)
    },
    15_000,
  )

  it('is asked for its keys once, and for unknown keys at most every 30 seconds', async () => {
    later(2 * 3_600_000 * ++count)
    const known = await provider.sign(ana)
    await signIn(known)
    provider.asked.length = 0
    for (let n = 0; n < 5; n++) expect((await signIn(known)).status).toBe(200)
    const unknown = await provider.sign(ana, {}, { kid: 'unknown' })
    for (let n = 0; n < 5; n++) expect(await outcome(unknown)).toEqual(REFUSED)
    expect(provider.asked).toEqual([])
    later(31_000)
    for (let n = 0; n < 5; n++) expect(await outcome(unknown)).toEqual(REFUSED)
    expect(provider.asked).toEqual(['/jwks'])
  })

  it('can rotate its keys, after which only the new ones are accepted', async () => {
    const old = await provider.sign(ana)
    expect((await signIn(old)).status).toBe(200)
    await provider.rotateKeys('second')
    later(31_000)
    expect((await signIn(await provider.sign(ana))).status).toBe(200)
    expect(await outcome(old)).toEqual(REFUSED)
  })
})
