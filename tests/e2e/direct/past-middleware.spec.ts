import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { head, type RawAnswer, raw } from '../../support/raw-http'

const BUILD = readFileSync('.next/BUILD_ID', 'utf8').trim()

/** Skipped by middleware, or similar. */
const PREFIXES = [
  'icons',
  'ICONS',
  'Icons',
  '%69cons',
  'icons%2f..',
  'icons/..%2f',
  'icons/icon-192.png',
  'icon-192.png',
  '_next',
  '_NEXT',
  '%5Fnext',
  '_next/static',
  '_next/static/..',
  '_next/static/%2e%2e',
  '_next/image',
  `_next/data/${BUILD}`,
  `_next/data/${BUILD}/icons`,
  'api',
  'API',
  'Api',
  '%61pi',
  'api.',
  'api%2f',
  'api/v1',
  'api/..',
  'api/%2e%2e',
  'apis',
  'en/manifest.webmanifest',
  'en/manifest.webmanifest/..',
  'xx/manifest.webmanifest',
  'manifest.webmanifest',
  'robots.txt',
  'sw.js',
  'icon.svg',
  'favicon.ico',
  'fr',
  'EN',
  'pt-br',
  'pt-BR%20',
  'undefined',
  '[locale]',
  '%5Blocale%5D',
  '.',
  '..',
  '%2e',
  'en;',
  'en%00',
]

const PAGES = [
  'my-activities',
  'login',
  'terms',
  'backoffice',
  'challenge/current',
  's/x',
  'profile/edit',
  '',
]
const ENDINGS = ['', '/', '.', '.rsc', '.json', '.txt', '%20', '?_rsc=1']

/** Only middleware adds a nonce to a page's policy. */
const NONCE = /^content-security-policy: .*script-src 'self' 'nonce-/im

function* addresses(): Generator<string> {
  for (const prefix of PREFIXES)
    for (const page of PAGES) {
      yield `/${prefix}/${page}`
      yield `//${prefix}//${page}`
    }
  for (const prefix of ['icons', '_next', 'api', '_next/static', 'fr'])
    for (const ending of ENDINGS) yield `/${prefix}/my-activities${ending}`
}

const parseLocation = ({ headers }: RawAnswer) => /^location: (\S+)/im.exec(headers)?.[1] ?? ''

/** Client navigation requests the same path with `_rsc`. */
async function ask(baseURL: string | undefined, address: string, headers: Record<string, string>) {
  const answer = await raw(baseURL, head(`GET ${address}`, headers))
  const location = parseLocation(answer)
  return /[?&]_rsc\b/.test(location) ? raw(baseURL, head(`GET ${location}`, headers)) : answer
}

test('no address renders a page without passing the middleware', async ({ baseURL }) => {
  test.setTimeout(240_000)
  for (const address of addresses())
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
      const answer = await ask(baseURL, address, headers)
      const what = `${address} ${JSON.stringify(headers)}: ${answer.status} ${parseLocation(answer)}`
      expect(answer.status, what).toBeLessThan(500)
      const isPage = /^content-type: text\/(?:html|x-component)/im.test(answer.headers)
      if (NONCE.test(answer.headers)) continue
      // Without middleware a page would render or redirect.
      expect(isPage && answer.status !== 404, what).toBe(false)
      expect([200, 304, 308, 400, 401, 404, 405], what).toContain(answer.status)
      expect(answer.body, what).not.toContain('NEXT_REDIRECT')
    }
})

test('the middleware cannot be disabled by request headers', async ({ baseURL }) => {
  const said: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware' },
    { 'x-middleware-next': '1' },
    { 'x-middleware-rewrite': '/en/my-activities' },
    { 'x-matched-path': '/en/my-activities' },
    { 'x-invoke-path': '/en/my-activities' },
    { 'x-nextjs-data': '1' },
    { 'next-router-prefetch': '1', rsc: '1' },
    { 'x-next-intl-locale': 'icons', 'x-brota-path': '/terms' },
  ]
  for (const headers of said) {
    const answer = await raw(baseURL, head('GET /my-activities', headers))
    const what = `${JSON.stringify(headers)}: ${answer.status}`
    expect([307, 200], what).toContain(answer.status)
    expect(answer.headers, what).toMatch(/^(?:location|x-nextjs-redirect): \S*\/login/im)
  }
})

test('the files that the middleware excludes are served', async ({ request }) => {
  const icons = ['icon-192', 'icon-512', 'maskable-192', 'maskable-512'].map((name) => `/icons/${name}.png`)
  const files = [
    '/sw.js',
    '/robots.txt',
    '/icon.svg',
    '/en/manifest.webmanifest',
    '/pt-BR/manifest.webmanifest',
  ]
  for (const address of [...icons, ...files]) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-security-policy'], address).toMatch(/^default-src 'none'/)
  }
})
