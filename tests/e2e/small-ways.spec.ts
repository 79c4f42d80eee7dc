import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test.use({ locale: 'en', viewport: { width: 1280, height: 800 } })

const asAdmin = async (page: Page, environment: 'admin' | 'user', baseURL?: string) => {
  await signIn(page.context(), 'admin@brota.example')
  await page.context().addCookies([{ name: 'brota_environment', value: environment, url: baseURL ?? '' }])
}

test('an administrator without a family can return to the backoffice', async ({ page, baseURL }) => {
  await asAdmin(page, 'user', baseURL)
  for (const path of ['/family-setup', '/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await press(page.getByRole('button', { name: t.familySetup.backoffice }))
    await expect(page).toHaveURL(/\/backoffice$/)
    await page.context().addCookies([{ name: 'brota_environment', value: 'user', url: baseURL ?? '' }])
  }
})

test('every action of a backoffice row is visible at 1280 pixels', async ({ page, baseURL }) => {
  await asAdmin(page, 'admin', baseURL)
  for (const path of ['content', 'content?tab=tasks', 'content?tab=badges', 'content?tab=recipes', 'users']) {
    await page.goto(`/backoffice/${path}`)
    const row = page.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    const controls = row.getByRole('cell').last().locator('button, a')
    expect(await controls.count(), path).toBeGreaterThan(0)
    const outside = await controls.evaluateAll(
      (all) =>
        all.filter((one) => {
          const { left, right } = one.getBoundingClientRect()
          const frame = one.closest('section')?.getBoundingClientRect()
          return frame && (right > frame.right || left < frame.left)
        }).length,
    )
    expect(outside, path).toBe(0)
  }
})

test('the challenge form shows a missing title and a past start date together', async ({ page, baseURL }) => {
  await asAdmin(page, 'admin', baseURL)
  await page.goto('/backoffice/content')
  await press(page.getByRole('button', { name: t.challengeEditor.new }).first())
  const dialog = page.getByRole('dialog', { name: t.challengeEditor.createTitle })
  await dialog.getByLabel(t.challengeEditor.startDate).fill('2020-01-06')
  await dialog.getByRole('button', { name: t.challengeEditor.create, exact: true }).click()
  await expect(dialog.getByText(t.errors.challenge_title_required)).toBeVisible()
  await expect(dialog.getByText(t.errors.start_date_past)).toBeVisible()
})

test('the feed calculates times with the clock of the server', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.clock.setFixedTime(Date.now() - 5 * 3_600_000)
  await page.goto('/activity-feed')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await press(page.getByRole('article').first().getByRole('button').first())
  const times = await page.getByRole('article').locator('time').allTextContents()
  expect(times.length).toBeGreaterThan(0)
  expect(times.filter((text) => /\bin \d/.test(text))).toEqual([])
})

test('going back to the feed restores the scroll position', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.goto('/activity-feed')
  const posts = page.getByRole('article')
  await expect(posts).toHaveCount(10)
  await posts.last().scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    expect(await posts.count()).toBeGreaterThan(10)
  }).toPass()
  await posts.nth(11).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(300)
  const place = await page.evaluate(() => scrollY)
  await page.getByRole('navigation').getByRole('link', { name: t.shell.leaderboard }).click()
  await expect(page).toHaveURL(/\/leaderboard$/)
  await expect(page.getByRole('heading', { level: 1, name: t.leaderboard.title })).toBeVisible()
  await page.goBack()
  await expect(posts.nth(11)).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200)
})

test('the user menu links to the settings', async ({ browser }) => {
  const { page, leave } = await newFamily(browser, { name: 'Vale' })
  await page.goto('/my-activities')
  await press(page.locator('[data-user-menu]'))
  await page.getByRole('menuitem', { name: t.shell.settings, exact: true }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await leave()
})
