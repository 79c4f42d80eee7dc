import { type Browser, expect, type Page, test } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { press, TEXTS } from '../support/journey'
import { signUpFamily } from '../support/waiting'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

/** Answers 404 for the scripts that the page requests from now on, as after a deployment. */
async function removeParts(page: Page) {
  const gone = new Set<string>()
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await page.route(/_next\/static\/.*\.js/, (route) => {
    const address = route.request().url()
    if (loads.length === 0) gone.add(address)
    return gone.has(address) ? route.fulfill({ status: 404, body: '' }) : route.continue()
  })
  return { loads, restore: () => page.unrouteAll() }
}

async function openFeed(browser: Browser) {
  const family = await newFamily(browser, { name: 'Nova' })
  await doTask(family, { description: 'Old page' })
  const { page } = family
  page.on('console', (m) => console.log('CONSOLE', m.text().slice(0, 300)))
  page.on('response', (r) => r.status() === 404 && console.log('GONE', r.url()))
  page.on('framenavigated', (f) => console.log('NAV', f.url()))
  await page.goto('/activity-feed')
  await page.waitForLoadState('networkidle')
  const comments = page.getByRole('button', { name: /^Comments/ }).first()
  return { family, page, comments, ...(await removeParts(page)) }
}

test('code that is gone after a deployment reloads the page, which then works', async ({ browser }) => {
  const { family, page, comments, loads, restore } = await openFeed(browser)
  await press(comments)
  await expect.poll(() => loads.length).toBe(1)
  await restore()
  await page.reload()
  await press(comments)
  await expect(page.getByLabel(t.feed.commentLabel)).toBeVisible()
  await family.context.close()
})

test('code that stays gone reloads the page once, and then says so', async ({ browser }) => {
  const { family, page, comments, loads, restore } = await openFeed(browser)
  await press(comments)
  await expect.poll(() => loads.length).toBe(1)
  await press(comments)
  const failed = page.getByRole('heading', { level: 1, name: t.common.errorTitle })
  await expect(failed).toBeVisible()
  expect(loads).toHaveLength(1)
  await restore()
  await page.getByRole('button', { name: t.common.retry }).click()
  await press(comments)
  await expect(page.getByLabel(t.feed.commentLabel)).toBeVisible()
  await family.context.close()
})

test('a part of the dialog that does not come is reported, and nothing breaks', async ({ page, context }) => {
  await signUpFamily(context, 'en')
  // Nothing loads ahead.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/challenge/current')
  const send = page.getByRole('button', { name: t.complete.send }).first()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await press(send)
  await expect(page.getByText(t.errors.network)).toBeVisible()
  await context.setOffline(false)
  await send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
