import { expect, test } from '@playwright/test'
import { PASSWORD } from '../support/journey'
import { head, idle, type RawAnswer, raw } from '../support/raw-http'

const ID = '0193b5f2-7c1e-7a44-9d0b-3f6f1c2a8e51'

/** A body in pieces whose sizes are none. */
const NO_CHUNKS = 'zz\r\nx\r\n0\r\n\r\n'

/** Addresses that mean to be other ones. */
const ADDRESSES = [
  '/api/v1/photos/%2e%2e%2f%2e%2e%2fauth%2fme',
  '/api/v1/photos/..%2f..%2fauth/me',
  '/api/v1/photos/%252e%252e%252fsecret',
  '/api/v1/photos/../../../../../etc/passwd',
  `/api/v1/photos/${ID}%00.webp`,
  `/api/v1/photos/${ID}?size=../../secret`,
  '/api/v1//photos',
  '/api/v1/%70hotos/x',
  '/API/v1/auth/me',
  '/api/v1/materials/..%2f..%2f..%2fetc%2fpasswd.pdf',
  '/api/v1/families/%ff%fe',
  '/api/v1/families/%',
  '/_next/static/../../../../etc/passwd',
  '/_next/static/..%2f..%2f..%2fpackage.json',
  '/_next/static/%2e%2e/%2e%2e/server/app-paths-manifest.json',
  '/_next/image?url=http://127.0.0.1/&w=64&q=75',
  '/_next/data/x/my-activities.json',
  '/.env',
  '/.git/config',
  '/.data/auth-secret',
  '/s/..%2f..%2fx',
  '/s/%00',
  `/s/${'t'.repeat(3000)}`,
  '/u/not-a-uuid',
  `/u/${ID}%0d%0aSet-Cookie:%20a=b`,
  '/reset-password/%3Cscript%3E',
  '/pt-BR/%5c%5cevil.example',
  '/%E0%A4%A',
  `/${'a/'.repeat(3000)}`,
]

const secrets = /root:|AUTH_SECRET|BEGIN |"dependencies"|\[core\]|"app\/[^"]*\.js"/

/** Nothing but a refusal in the envelope, a page of ours, a way to one, or that the address cannot be read. */
function expectHarmless({ status, headers, body }: RawAnswer, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(200)
  expect(status, what).toBeLessThan(500)
  expect(headers, what).not.toMatch(/^set-cookie: a=b/im)
  expect(headers, what).not.toMatch(/^location: (?:https?:)?[\\/]*(?:evil|127)/im)
  expect(body, what).not.toMatch(secrets)
}

test('no address leads where none leads', async ({ baseURL }) => {
  for (const address of ADDRESSES) {
    const answer = await raw(baseURL, head(`GET ${address}`))
    expectHarmless(answer, address)
    if (address.startsWith('/api/')) {
      expect(answer.status, address).toBeGreaterThanOrEqual(300)
      if (answer.status > 400) expect(answer.body, address).toMatch(/"success":false|<!DOCTYPE html>/)
    }
  }
})

test('nobody is sent to another site', async ({ baseURL }) => {
  const evil = [
    '/pt-BR//evil.example',
    '/pt-BR/\\evil.example',
    '/pt-BR/%2fevil.example',
    '/pt-BR/.//evil.example',
    '//evil.example',
    '/\\evil.example',
    '///evil.example/%2e%2e',
    'http://evil.example/my-activities',
    '/api/session/refresh?to=//evil.example',
    '/api/session/refresh?to=https://evil.example',
    '/api/session/refresh?to=/%5Cevil.example',
    '/login?next=//evil.example',
    '/api/auth/signin/google?callbackUrl=https://evil.example',
    '/api/auth/callback/google?callbackUrl=https://evil.example&error=x',
    '/api/auth/signout?callbackUrl=https://evil.example',
  ]
  for (const address of evil) {
    const answer = await raw(baseURL, head(`GET ${address}`, { cookie: 'NEXT_LOCALE=en' }))
    const location = /^location: (.*)$/im.exec(answer.headers)?.[1]?.trim()
    if (location) expect(new URL(location, baseURL).hostname, `${address} → ${location}`).toBe('localhost')
    expect(answer.status, address).toBeLessThan(500)
  }
})

test('headers that only the product itself may set mean nothing from outside', async ({
  baseURL,
  request,
}) => {
  const inside: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-subrequest': 'src/middleware' },
    { 'x-middleware-rewrite': '/en/backoffice', 'x-middleware-next': '1' },
    { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'a=b' },
    { 'x-invoke-path': '/backoffice', 'x-matched-path': '/backoffice', 'x-now-route-matches': '1=x' },
    { 'x-original-url': '/backoffice', 'x-rewrite-url': '/backoffice' },
    { 'x-brota-path': '/login', 'x-next-intl-locale': 'pt-BR' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil.example' },
    { 'next-action': 'x'.repeat(40), 'x-nextjs-data': '1' },
  ]
  for (const headers of inside) {
    const what = JSON.stringify(headers)
    const answer = await raw(baseURL, head('GET /backoffice/users', headers))
    expect([302, 303, 307, 308, 404], what).toContain(answer.status)
    expect(answer.headers, what).not.toMatch(/evil\.example|gopher/)
    expect(answer.body, what).not.toContain('@brota.example')
  }
  const page = await request.get('/login', {
    headers: { 'x-next-intl-locale': 'pt-BR', 'accept-language': 'en' },
  })
  expect(await page.text()).toContain('<html lang="en"')
})

test('a broken request is refused and leaves the next one whole', async ({ baseURL, request }) => {
  const body = '{"email":"a@b.example","password":"x"}'
  const json = { 'content-type': 'application/json' }
  const line = 'POST /api/v1/auth/login'
  const broken = [
    head(line, { ...json, 'content-length': '5', 'transfer-encoding': 'chunked' }) + body,
    head(line, { ...json, 'content-length': '38\r\ncontent-length: 2' }) + body,
    head(line, { ...json, 'transfer-encoding': 'chunked' }) + NO_CHUNKS,
    head(line, { ...json, 'transfer-encoding': 'xchunked' }) + body,
    head(line, { ...json, 'content-length': '-1' }) + body,
    head('GET /login', { 'x-long': 'y'.repeat(100_000) }),
    head(
      'GET /login',
      Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`x-${n}`, 'y'.repeat(20)])),
    ),
    head(`GET /${'z'.repeat(65_536)}`),
    head('GET /login', { 'x-odd': 'a\u0000b' }),
    head('GET /login', { ' x-odd': 'b' }),
    'HELLO\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000',
  ]
  for (const bytes of broken) {
    const { status } = await raw(baseURL, bytes, 3000)
    // Nothing at all where it was no HTTP.
    expect([0, 400, 401, 413, 414, 422, 431], bytes.slice(0, 200)).toContain(status)
  }
  const twoHosts = await raw(baseURL, head('GET /login', { host: 'localhost\r\nhost: evil.example' }))
  expect(twoHosts.headers).not.toContain('evil.example')
  expect((await request.get('/api/health/ready')).status()).toBe(200)
})

test('methods that there are not are refused', async ({ baseURL }) => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'PATCH']) {
    const answer = await raw(baseURL, head(`${method} /api/v1/auth/me`), 3000)
    expect([0, 400, 404, 405, 501], method).toContain(answer.status)
    expect(answer.headers.toLowerCase()).not.toContain('access-control-')
  }
})

test('many who send slowly do not keep others waiting', async ({ baseURL, request }) => {
  const heads = await idle(baseURL, 'GET /login HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 100)
  const slow = head('POST /api/v1/auth/login', {
    'content-type': 'application/json',
    'content-length': '500000',
  })
  const bodies = await idle(baseURL, `${slow}{"email":"`, 100)
  try {
    const times: number[] = []
    for (let n = 0; n < 3; n += 1) {
      const begun = Date.now()
      expect((await request.get('/api/health/ready')).status()).toBe(200)
      const login = await request.post('/api/v1/auth/login', {
        data: { email: 'nobody@example.com', password: PASSWORD },
      })
      expect(login.status()).toBe(401)
      times.push(Date.now() - begun)
    }
    // A busy machine may be slow once; whoever waits for the slow ones waits every time, for 15 seconds.
    expect(Math.min(...times)).toBeLessThan(6000)
  } finally {
    heads.close()
    bodies.close()
  }
})

test('what is too large is refused, told or not told how large it is', async ({ baseURL, request }) => {
  const large = 'x'.repeat(2 * 1024 * 1024)
  const line = 'POST /api/v1/auth/login'
  const json = { 'content-type': 'application/json' }
  const told = await raw(baseURL, head(line, { ...json, 'content-length': String(large.length) }) + large)
  expect([told.status, told.body.includes('payload_too_large')]).toEqual([413, true])
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const untold = await raw(
    baseURL,
    `${head(line, { ...json, 'transfer-encoding': 'chunked' })}${chunk.repeat(32)}0\r\n\r\n`,
  )
  expect([untold.status, untold.body.includes('payload_too_large')]).toEqual([413, true])
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const signIn = await raw(
    baseURL,
    `${head('POST /api/auth/signin/google', { ...form, 'content-length': String(large.length) })}${large}`,
  )
  expect(signIn.status).toBe(413)
  expect((await request.get('/api/health/ready')).status()).toBe(200)
})
