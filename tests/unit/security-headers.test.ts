import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getRequestId } from '@/lib/platform/http/request-id'
import { pageHeaders, TOAST_STYLES, withPageHeaders } from '@/lib/platform/http/security-headers'

afterEach(() => vi.unstubAllEnvs())

const buildHeaders = (request: Record<string, string> = {}) => new Map(pageHeaders(new Headers(request)))
const buildPolicy = (request?: Record<string, string>) =>
  buildHeaders(request).get('content-security-policy') ?? ''
const parseNonce = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1]

describe('the policy of pages', () => {
  it('lets no script in that has no nonce, and has another nonce each time', () => {
    const policy = buildPolicy()
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic';/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/)
    expect(new Set(Array.from({ length: 50 }, () => parseNonce(buildPolicy()))).size).toBe(50)
  })

  it('is the same for the page and for the browser, whatever the browser has sent', async () => {
    const sent = new Headers({ 'content-security-policy': "script-src 'nonce-ours'", cookie: 'a=b' })
    let receivedHeaders = new Headers()
    const response = await withPageHeaders(sent, async (forwarded) => {
      receivedHeaders = forwarded
      return new Response()
    })
    for (const name of ['content-security-policy', 'x-request-id'])
      expect(receivedHeaders.get(name)).toBe(response.headers.get(name))
    expect(parseNonce(receivedHeaders.get('content-security-policy') ?? '')).toHaveLength(24)
    expect(receivedHeaders.get('cookie')).toBe('a=b')
  })

  it('knows the styles of toasts as they are installed', () => {
    const file = createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs')
    const [, literal = ''] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8')) ?? []
    const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(TOAST_STYLES).toBe(`${digest('')} ${digest(JSON.parse(literal))}`)
  })
})

describe('what only TLS may promise', () => {
  const promises = (request?: Record<string, string>) => [
    buildHeaders(request).has('strict-transport-security'),
    buildPolicy(request).includes('upgrade-insecure-requests'),
  ]
  const forwarded = { 'x-forwarded-proto': 'https' }

  it.each([
    ['nothing', {}, {}, false],
    ['an address of ours with http', { APP_URL: 'http://brota.example' }, {}, false],
    ['an address of ours with https', { APP_URL: 'https://brota.example' }, {}, true],
    ['a proxy that nobody trusts', {}, forwarded, false],
    ['a trusted proxy', { TRUST_PROXY: '1' }, forwarded, true],
    ['a trusted proxy without TLS', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'http' }, false],
  ])('is decided while running, with %s', (_, variables, request, expected) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    expect(promises(request)).toEqual([expected, expected])
  })
})

describe('the id of a request', () => {
  const toRequestId = (id: string) => getRequestId(new Headers({ 'x-request-id': id }))
  const OWN = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/

  it('is made here, whatever a client says', () => {
    expect(toRequestId('given-by-client')).toMatch(OWN)
    expect(toRequestId('')).not.toBe(toRequestId(''))
  })

  it('is a trusted proxy’s, when it looks like one', () => {
    vi.stubEnv('TRUST_PROXY', '1')
    expect(toRequestId('given.by_proxy-1')).toBe('given.by_proxy-1')
    for (const odd of [
      'short',
      'a'.repeat(65),
      'with space',
      '{"a":1}',
      'ünicode-id'.normalize('NFKD').replace(/[^\x20-\x7e]/g, '%'),
    ]) {
      expect(toRequestId(odd)).toMatch(OWN)
    }
  })
})
