import { expect, type Page } from '@playwright/test'
import { doTask, newFamily, type TestFamily } from '../support/families'
import { expectSound, filled, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const words = t.feed.cheers

const fresh = (name: string) => `${name} ${Date.now().toString(36)}`
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/cheer') && response.ok())

test.describe('cheers', () => {
  let ana: TestFamily
  let rui: TestFamily
  let postText: string

  test.beforeAll(async ({ browser }) => {
    rui = await newFamily(browser, { name: fresh('Pomar') })
  })
  test.beforeEach(async ({ browser }) => {
    ana = await newFamily(browser, { name: fresh('Horta'), isPublic: true })
    await rui.call('PUT', `/community/families/${ana.id}/follow`)
    postText = fresh('So green')
    await doTask(ana, { description: postText, showsChild: false })
  })
  test.afterEach(() => ana.leave())
  test.afterAll(() => rui.leave())

  const open = async (page: Page) => {
    await page.goto('/activity-feed')
    const shown = post(page, postText)
    const button = shown.getByRole('button', { name: /^Send a cheer/ })
    const panel = shown.getByRole('region', { name: /^Cheers for / })
    const choice = (name: string) => panel.getByRole('button', { name })
    await press(button)
    await expect(panel).toBeVisible()
    return { shown, button, panel, choice }
  }

  test('are sent, replaced and withdrawn, and shown to the other family', async () => {
    const { page } = rui
    const { shown, button, panel, choice } = await open(page)
    await expectSound(page)
    const first = saved(page)
    await choice(words.bravo).click()
    await expect(choice(words.bravo)).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveAccessibleName('Send a cheer, 1 cheer')
    await first
    const second = saved(page)
    await choice(words.sunny).click()
    await expect(choice(words.bravo)).toHaveAttribute('aria-pressed', 'false')
    await expect(choice(words.sunny)).toHaveAccessibleName(`${words.sunny} Sent once`)
    await expect(button).toHaveAccessibleName('Send a cheer, 1 cheer')
    await second
    await expectSound(page)
    await expect(shown.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false')
    await button.press('Enter')
    await expect(panel).toBeHidden()

    const own = await open(ana.page)
    await expect(own.choice(words.sunny)).toHaveAccessibleName(`${words.sunny} Sent once`)
    await expect(own.choice(words.sunny)).toHaveAttribute('aria-pressed', 'false')

    const again = await open(page)
    const third = saved(page)
    await again.choice(words.sunny).click()
    await expect(again.button).toHaveAccessibleName('Send a cheer')
    await third
    await page.reload()
    await expect(button).toHaveAccessibleName('Send a cheer')
  })

  test('return to the previous choice with an error when saving fails', async () => {
    const { page } = rui
    const { button, choice } = await open(page)
    const sent = saved(page)
    await choice(words.growing).click()
    await sent
    await page.route('**/cheer', (route) => route.abort())
    await choice(words.bravo).click()
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: t.errors.network })).toBeVisible()
    await expect(choice(words.growing)).toHaveAttribute('aria-pressed', 'true')
    await expect(choice(words.bravo)).toHaveAttribute('aria-pressed', 'false')
    await expect(button).toHaveAccessibleName('Send a cheer, 1 cheer')
    await page.unroute('**/cheer')
  })

  test('fit in one row with the other actions at 360 pixels', async () => {
    const { page } = ana
    const id = ((await rui.call('GET', '/feed?limit=50')) as { id: string; description: string }[]).find(
      ({ description }) => description === postText,
    )?.id
    await ana.call('PUT', `/feed/${id}/cheer`, { cheer: 'growing' })
    await rui.call('PUT', `/feed/${id}/cheer`, { cheer: 'sunny' })
    await rui.call('PUT', `/feed/${id}/like`)
    await page.setViewportSize({ width: 360, height: 780 })
    const { shown, button } = await open(page)
    await expect(button).toHaveAccessibleName('Send a cheer, 2 cheers')
    const names = [/^Like/, /^Send a cheer/, /^Comments/, filled(t.feed.share, {})]
    const boxes = await Promise.all(
      names.map((name) => shown.getByRole('button', { name }).first().boundingBox()),
    )
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})
