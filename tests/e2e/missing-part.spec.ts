import { type Browser, expect, type Page, test } from '@playwright/test'
import { doTask, newFamily } from '../support/families'
import { press, TEXTS } from '../support/journey'
import { signUpFamily } from '../support/queued-photos'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 360, height: 740 } })

/** A page that loads gets its own scripts. */
async function removeParts(page: Page) {
  let areGone = true
  const loads: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    loads.push(request.url())
    areGone = false
  })
  await page.route(/_next\/static\/.*\.js/, (route) =>
    areGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  let documents = 0
  page.on('domcontentloaded', () => {
    documents += 1
  })
  const readyMarks = () => page.evaluate(() => performance.getEntriesByName('brota-ready-offline').length)
  const removeAgain = async () => {
    await expect.poll(() => documents).toBe(1)
    await expect.poll(readyMarks, { timeout: 20_000 }).toBe(1)
    areGone = true
  }
  return { loads, removeAgain }
}

async function openFeed(browser: Browser) {
  const family = await newFamily(browser, { name: 'Nova' })
  await doTask(family, { description: 'Old page' })
  const { page } = family
  await page.goto('/activity-feed')
  await page.waitForLoadState('networkidle')
  const comments = page.getByRole('button', { name: /^Comments/ }).first()
  return { family, page, comments, ...(await removeParts(page)) }
}

test('a script missing after a deployment reloads the page, which then works', async ({ browser }) => {
  const { family, page, comments, loads } = await openFeed(browser)
  await press(comments)
  await expect.poll(() => loads.length).toBe(1)
  await press(comments)
  await expect(page.getByLabel(t.feed.commentLabel)).toBeVisible()
  expect(loads).toHaveLength(1)
  await family.context.close()
})

test('a script that stays missing reloads the page once, then shows an error', async ({ browser }) => {
  const { family, page, comments, loads, removeAgain } = await openFeed(browser)
  await press(comments)
  await expect.poll(() => loads.length).toBe(1)
  await removeAgain()
  await press(comments)
  const failed = page.getByRole('heading', { level: 1, name: t.common.errorTitle })
  await expect(failed).toBeVisible()
  expect(loads).toHaveLength(1)
  await page.getByRole('button', { name: t.common.retry }).click()
  await press(comments)
  await expect(page.getByLabel(t.feed.commentLabel)).toBeVisible()
  await family.context.close()
})

test('a dialog whose script cannot load shows an error, and opens when online again', async ({
  page,
  context,
}) => {
  await signUpFamily(context, 'en')
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
