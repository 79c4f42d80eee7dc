import { expect, type Page } from '@playwright/test'
import { pageAddresses, signInVisitors, visit } from '../../scripts/support/visitors'
import { expectInPlace, expectSound, test } from '../support/journey'

/** Empty with reduced motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 1)
      .map((one) => (one.effect as KeyframeEffect).target?.className ?? ''),
  )
}

test('a change of the color scheme runs no transitions with reduced motion', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/login')
  const colour = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await colour()
  await page.evaluate(() => {
    addEventListener('transitionrun', () => document.documentElement.setAttribute('data-moved', ''))
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).not.toBe(light)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})

/** Opens a page; for that of signing out, without a response, as it would leave. */
async function openAndStay(page: Page, address: string) {
  if (address !== '/logout') return page.goto(address, { waitUntil: 'networkidle' })
  await page.route('**/auth/logout', () => undefined)
  return page.goto(address)
}

const visitors = new Map<string, ReturnType<typeof signInVisitors>>()
function visitorsIn(language: 'en' | 'pt-BR', home: string) {
  const known = visitors.get(language) ?? signInVisitors(home, language)
  visitors.set(language, known)
  return known
}

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } })

    for (const address of pageAddresses()) {
      test(`${address} is accessible, does not scroll sideways, and makes no external requests`, async ({
        page,
        context,
        baseURL,
      }) => {
        const home = baseURL ?? ''
        const seen = await visit(home, address, await visitorsIn(language, home))
        const pairs = (seen?.visitor.cookie ?? '').split('; ').filter(Boolean)
        const cookies = pairs
          .map((pair) => pair.split('='))
          .map(([name = '', value = '']) => ({ name, value }))
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: home })))
        if (language !== 'en') await page.emulateMedia({ reducedMotion: 'reduce' })
        const elsewhere: string[] = []
        page.on('request', (request) => {
          if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(home).origin)
            elsewhere.push(request.url())
        })
        const response = await openAndStay(page, address)
        // A CSP violation is a console error.
        const scripts = address === '/api-docs' ? "default-src 'none'" : "'strict-dynamic'"
        expect(response?.headers()['content-security-policy']).toContain(scripts)
        // Only texts and their lengths differ between the languages.
        if (language === 'en') await expectSound(page)
        else await expectInPlace(page)
        expect(await moving(page)).toEqual([])
        expect(elsewhere).toEqual([])
      })
    }
  })
}
