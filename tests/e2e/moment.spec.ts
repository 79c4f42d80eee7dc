import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { press, TEXTS, test } from '../support/journey'
import { picture } from '../support/pictures'

const t = TEXTS.en

test.use({ locale: 'en' })

type Reward = {
  badge: unknown
  badges: unknown[]
  petal: unknown
  streak: number
  points: { earned: number }
}

async function sendPhoto(page: Page, change: (reward: Reward) => Partial<Reward> = () => ({})) {
  await page.route('**/complete', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, data: { ...json.data, ...change(json.data) } } })
  })
  await page.goto('/challenge/current')
  await press(page.getByRole('button', { name: t.complete.send }).first())
  const form = page.getByRole('dialog')
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 300) }
  await form.locator('input[type=file]').last().setInputFiles(photo)
  await expect(form.locator('img')).toBeVisible({ timeout: 20_000 })
  await form.getByRole('button', { name: t.complete.send, exact: true }).click()
  const moment = page.locator('[data-moment]')
  await expect(moment).toBeVisible({ timeout: 20_000 })
  return moment
}

/** On a Sunday the demo has only one task, with its bonus. */
const ordinary = (reward: Reward) => ({ badge: null, badges: [], points: { ...reward.points, earned: 10 } })

test('a completion without badge shows its moment, which ends by itself and unblocks the page', async ({
  browser,
}) => {
  const family = await newFamily(browser, { name: 'Souza' })
  const { page } = family
  const moment = await sendPhoto(page, ordinary)
  await expect(moment).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('region', { name: t.complete.done })).toBeVisible()
  await page.getByRole('button', { name: t.complete.undo }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await family.leave()
})

for (const way of ['Escape', 'Enter', 'Space', 'tap'] as const) {
  test(`${way} skips the completion moment, and the badge dialog follows`, async ({ browser }) => {
    const family = await newFamily(browser, { name: 'Souza' })
    const { page } = family
    await page.clock.install()
    const moment = await sendPhoto(page)
    const badge = page.getByRole('dialog').filter({ hasText: t.complete.newBadge })
    await expect(moment).toHaveAttribute('data-moment', 'badge')
    await expect(badge).toBeHidden()
    // Not on the button of the finished task, which a key would press.
    await expect(moment).toBeFocused()
    if (way === 'tap') await moment.click()
    else await page.keyboard.press(way)
    await page.clock.runFor(300)
    await expect(badge).toBeVisible()
    await expect(moment).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(badge).toBeHidden()
    await expect(page.getByRole('region', { name: t.complete.done })).toBeFocused()
    await family.leave()
  })
}

test('the completion moment of a new petal shows the flower on the plant', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Souza' })
  const moment = await sendPhoto(family.page, (reward) => ({
    ...ordinary(reward),
    petal: { part: 2, earned: [1, 2] },
  }))
  await expect(moment).toHaveAttribute('data-moment', 'petal')
  await expect(moment.locator('use[href$="#flower-1100"]')).toBeAttached()
  await family.leave()
})

test('the completion moment is a still picture with reduced motion', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Souza' })
  const { page } = family
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const moment = await sendPhoto(page, ordinary)
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'))
  await expect(moment).toHaveAttribute('data-moment', 'leaf')
  await page.clock.runFor(400)
  await expect(moment.getByRole('status')).toContainText('+10 points')
  await page.clock.runFor(1600)
  await expect(moment).toBeHidden()
  await family.leave()
})
