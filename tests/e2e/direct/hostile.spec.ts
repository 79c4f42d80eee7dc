import { expect, test } from '@playwright/test'
import { head, type RawAnswer, raw } from '../../support/raw-http'

const ID = '0193b5f2-7c1e-7a44-9d0b-3f6f1c2a8e51'

const NO_CHUNKS = 'zz\r\nx\r\n0\r\n\r\n'

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

function expectHarmless({ status, headers, body }: RawAnswer, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(200)
  expect(status, what).toBeLessThan(500)
  expect(headers, what).not.toMatch(/^set-cookie: a=b/im)
  expect(headers, what).not.toMatch(/^location: (?:https?:)?[\\/]*(?:evil|127)/im)
  expect(body, what).not.toMatch(secrets)
}

test('a protocol upgrade is refused with status 400, and its connection is closed', async ({ baseURL }) => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
  for (const path of ['/', '/login', '/api/v1/auth/me', '/_next/hmr']) {
    const begun = Date.now()
    const { status, headers } = await raw(baseURL, head(`GET ${path}`, upgrade))
    expect([status, headers], path).toEqual([400, expect.stringMatching(/^connection: close/im)])
    expect(Date.now() - begun, path).toBeLessThan(3000)
  }
})

test('no crafted address reaches files, secrets or another site', async ({ baseURL }) => {
  for (const address of ADDRESSES) {
    const answer = await raw(baseURL, head(`GET ${address}`))
    expectHarmless(answer, address)
    if (address.startsWith('/api/')) {
      expect(answer.status, address).toBeGreaterThanOrEqual(300)
      if (answer.status > 400) expect(answer.body, address).toMatch(/"success":false|<!DOCTYPE html>/)
    }
  }
})

test('a malformed request is refused and does not affect the next one', async ({ baseURL, request }) => {
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
    // No response when it was no HTTP.
    expect([0, 400, 401, 413, 414, 422, 431], bytes.slice(0, 200)).toContain(status)
  }
  const twoHosts = await raw(baseURL, head('GET /login', { host: 'localhost\r\nhost: evil.example' }))
  expect(twoHosts.headers).not.toContain('evil.example')
  expect((await request.get('/api/health/ready')).status()).toBe(200)
})

test('no response names the server software in a header', async ({ request }) => {
  for (const address of ['/login', '/nowhere', '/icon.svg', '/api/v1/auth/me', '/api/health/ready']) {
    const headers = (await request.get(address)).headers()
    expect(headers, address).not.toHaveProperty('server')
  }
})
