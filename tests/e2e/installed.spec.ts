import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  expectDrawn,
  expectSound,
  test as journey,
  PASSWORD,
  signIn,
  TEXTS,
  type Texts,
  watchErrors,
} from '../support/journey'
import { picture } from '../support/pictures'
import { bar, openWeek, queuePhoto, signUpFamily } from '../support/queued-photos'

const LONG = { timeout: 20_000 }

const WHOLE_PAGE = /^Failed to fetch RSC payload .+ Falling back to browser navigation/

const test = journey.extend({
  quiet: async ({ context }, use) => {
    const errors = watchErrors(context)
    await use(undefined)
    expect(errors.filter((error) => !WHOLE_PAGE.test(error))).toEqual([])
  },
})

// Only the production build registers the worker.
test.use({ locale: 'en', serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** Chromium's emulation forgets `navigator.onLine` with the next page. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  const context = page.context()
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => sessionStorage.getItem('offline') === null,
    })
  })
  await page.evaluate((off) => {
    if (off) sessionStorage.setItem('offline', 'yes')
    else sessionStorage.removeItem('offline')
  }, isOffline)
  await context.setOffline(isOffline)
  const announce = page.evaluate((off) => {
    window.dispatchEvent(new Event(off ? 'offline' : 'online'))
  }, isOffline)
  // The page may already reload for the browser's own event.
  await announce.catch(() => undefined)
}

async function settled(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const wanted = loaded.filter((name) => name.includes('/_next/static/'))
      const found = await Promise.all(
        ['/my-activities', '/challenge/current', ...wanted].map((address) => caches.match(address)),
      )
      return navigator.serviceWorker.controller !== null && found.every(Boolean)
    })
  await expect.poll(kept, LONG).toBe(true)
}

async function comeIn(context: BrowserContext, page: Page, language: 'en' | 'pt-BR'): Promise<string> {
  const email = await signUpFamily(context, language)
  await openWeek(page, TEXTS[language])
  await settled(page)
  return email
}

const offlinePage = (page: Page, t: Texts) => page.getByRole('heading', { level: 1, name: t.offline.title })

test('the app can be installed without sign-in: manifest, icons and worker are public', async ({
  page,
  request,
}) => {
  await page.goto('/login')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(manifest ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url, name } = await response.json()
  expect({ start_url, name }).toEqual({ start_url: '/', name: 'Brota' })
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const src of [apple, ...icons.map((icon: { src: string }) => icon.src)]) {
    const icon = await request.get(src, { maxRedirects: 0 })
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png'])
  }
  const worker = await request.get('/sw.js', { maxRedirects: 0 })
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache'])
  const portuguese = await request.get('/pt-BR/manifest.webmanifest')
  expect((await portuguese.json()).description).toBe(TEXTS['pt-BR'].common.tagline)
})

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })
    const t = TEXTS[language]

    test('the app starts offline, stores a photo, and sends it when online again', async ({
      page,
      context,
    }) => {
      test.slow()
      await comeIn(context, page, language)
      await setOffline(page, true)
      await page.goto('/')
      await expect(page).toHaveURL(/\/my-activities$/)
      await expect(page.getByText(t.queue.offline)).toBeVisible()
      expect(await page.locator('svg use').count()).toBeGreaterThan(10)
      await expectDrawn(page)
      await page.locator('main a[href*="complete="]').first().click()
      await expect(page.getByRole('dialog').getByText(t.complete.offlineText)).toBeVisible(LONG)
      await page.keyboard.press('Escape')
      await queuePhoto(page, t)
      await page.goto('/my-activities')
      await expect(bar(page, t)).toBeVisible()

      await page.goto('/community')
      await expect(offlinePage(page, t)).toBeVisible()
      await expectSound(page)
      await page.getByRole('link', { name: t.shell.challenge }).click()
      await expect(page.getByRole('button', { name: t.complete.queued })).toBeVisible()
      await page.goto('/leaderboard')
      await expect(offlinePage(page, t)).toBeVisible()
      await setOffline(page, false)
      await expect(offlinePage(page, t)).toBeHidden(LONG)
      await expect(page).toHaveURL(/\/leaderboard$/)
      await expect(page.getByText(t.queue.sent)).toBeVisible(LONG)
    })
  })
}

test('a photo is stored offline when only My activities was opened before', async ({ page, context }) => {
  test.slow()
  const t = TEXTS.en
  await signUpFamily(context, 'en')
  await page.goto('/my-activities')
  const marks = () => page.evaluate(() => performance.getEntriesByName('brota-ready-offline').length)
  await expect.poll(marks, LONG).toBeGreaterThan(0)
  await settled(page)
  await setOffline(page, true)
  await page.reload()
  await page.locator('main a[href*="complete="]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t.complete.offlineText)).toBeVisible(LONG)
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 400) }
  await dialog.locator('input[type=file]').last().setInputFiles(file)
  await dialog.getByRole('button', { name: t.complete.queue }).click()
  await expect(page.getByText(t.complete.addedToQueue)).toBeVisible()
  await expect(bar(page, t)).toBeVisible()
  await setOffline(page, false)
  await expect(page.getByText(t.queue.sent)).toBeVisible(LONG)
})

test.describe('on a shared device', () => {
  test.use({ locale: 'en' })
  const t = TEXTS.en

  test('signing out removes all pages stored for offline use', async ({ page, context }) => {
    await comeIn(context, page, 'en')
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login$/)
    await setOffline(page, true)
    await page.goto('/my-activities')
    await expect(offlinePage(page, t)).toBeVisible()
    await expect(page.getByText(t.offline.worksNone)).toBeVisible()
  })

  test('an account never sees the stored pages of the previous account', async ({ page, context }) => {
    const first = await comeIn(context, page, 'en')
    const copies = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pages')))
    const [before] = await copies()
    // Signed in without the worker: the next page has the new account.
    await signUpFamily(context, 'en')
    await page.goto('/family-management')
    await expect.poll(copies, LONG).not.toContain(before)
    await settled(page)
    expect(await copies()).toHaveLength(1)
    await signIn(context, first, PASSWORD)
    await page.goto('/my-activities')
    await expect.poll(copies, LONG).toEqual([before])
  })
})

test('the service worker deletes caches of earlier versions and keeps unrelated caches', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(async () => {
    await caches.open('brota-assets-v0')
    await caches.open('somebody-elses')
    const registration = await navigator.serviceWorker.ready
    await registration.unregister()
  })
  await page.reload()
  const names = () => page.evaluate(() => caches.keys())
  await expect.poll(names, LONG).not.toContain('brota-assets-v0')
  expect(await names()).toContain('somebody-elses')
})
