import { readdirSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { signIn, test } from '../support/journey'

const DEFAULT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

const NONCE = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic';/
const parseNonce = (headers: Record<string, string>) =>
  NONCE.exec(headers['content-security-policy'] ?? '')?.[1] ?? ''

const PUT_IN = `
  <script>window.broken = 1</script>
  <script src="https://elsewhere.example/x.js"></script>
  <img src="/icon.svg" alt="" onload="window.broken = 2">
  <style>body { display: none }</style>
  <iframe src="/login"></iframe>
  <img src="https://elsewhere.example/x.png" alt="">`

test.describe('headers', () => {
  test.use({ locale: 'en' })

  async function ask(
    request: APIRequestContext,
    address: string,
    { status, ...how }: { status?: number; method?: string; headers?: Record<string, string> } = {},
  ): Promise<Record<string, string>> {
    const response = await request.fetch(address, { ...how, maxRedirects: 0 })
    if (status) expect(response.status(), address).toBe(status)
    const headers = response.headers()
    expect(headers, address).toMatchObject(DEFAULT_HEADERS)
    for (const name of ['x-powered-by', 'strict-transport-security'])
      expect(headers, address).not.toHaveProperty(name)
    return headers
  }

  const ID = /^[\da-f]{8}-[\da-f-]{27}$/
  const PAGES = ['/login', '/pt-BR/login', '/nowhere', '/nowhere.png', '/s/unknown', '/pt-BR/offline', '/api']

  test('allow pages only scripts with their nonce, and forbid caching', async ({ request }) => {
    for (const address of [...PAGES, '/my-activities', '/backoffice', '/']) {
      const headers = await ask(request, address)
      expect(parseNonce(headers), address).toBeTruthy()
      expect(headers['x-request-id'], address).toMatch(ID)
      if (PAGES.includes(address)) expect(headers['cache-control'], address).toContain('no-store')
    }
  })

  test('forbid all content in API responses and files', async ({ request, context }) => {
    await signIn(context, 'ana@brota.example')
    const { data } = await (await context.request.get('/api/v1/activities?limit=1')).json()
    const photo = data[0].photoUrl
    const calls = ['/api/v1/auth/me', '/api/v1/nowhere', '/api/nowhere', '/api/health/live', '/api/metrics']
    for (const address of [...calls, '/api/v1/openapi.json', '/api/auth/csrf', photo]) {
      const headers = await ask(context.request, address)
      expect(headers['content-security-policy'], address).toMatch(/^default-src 'none';.* sandbox$/)
      expect(headers['x-request-id'], address).toMatch(ID)
    }
    await ask(context.request, photo, { status: 304, headers: { 'if-none-match': '*' } })
    await ask(context.request, '/api/session/refresh', { status: 303 })
    await ask(request, '/api/v1/auth/me', { status: 401 })
    await ask(request, '/api/v1/auth/me', { status: 405, method: 'DELETE' })
    await ask(request, '/api/v1/auth/login', { status: 400, method: 'POST' })
    await ask(request, '/api/auth/signin', { status: 302, method: 'POST' })
    const html = await (await request.get('/login')).text()
    const [script = ''] = /\/_next\/static\/[\w./~-]+\.js/.exec(html) ?? []
    const shown = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isFile())
    const files = [script, '/robots.txt', '/en/manifest.webmanifest', ...shown.map(({ name }) => `/${name}`)]
    for (const address of [...files, '/_next/static/nothing.js']) {
      const headers = await ask(request, address)
      expect(headers['content-security-policy'], address).toMatch(/^default-src 'none'/)
    }
  })

  test('have a new nonce for each load, which every script of the page carries', async ({ request }) => {
    const seen = new Set<string>()
    for (const address of ['/login', '/login', '/nowhere', '/nowhere.js']) {
      const response = await request.get(address)
      const nonce = parseNonce(response.headers())
      const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? []
      expect(scripts.length).toBeGreaterThan(3)
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
      seen.add(nonce)
    }
    expect(seen.size).toBe(4)
  })
})

test.describe('a page', () => {
  // A CSP violation is a console error.
  const quiet = test.extend({ quiet: async ({ context: _ }, use) => use(undefined) })
  quiet.use({ locale: 'en' })

  quiet('blocks injected scripts, styles and frames, and requests to other sites', async ({ page }) => {
    await page.route('**/login', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${PUT_IN}`) })
    })
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))
    })
    await page.goto('/login')
    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null))
    const refused = () =>
      page.evaluate(() => [...new Set((window as unknown as { refused: string[] }).refused)].sort())
    await expect
      .poll(refused)
      .toEqual([
        'connect-src',
        'frame-src',
        'img-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
      ])
    expect(await page.evaluate(() => (window as unknown as { broken?: number }).broken)).toBeUndefined()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ locale: 'en', javaScriptEnabled: false })

  test('the logout page shows no progress message', async ({ page }) => {
    await page.goto('/logout')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[role=status]')).toBeHidden()
  })
})
