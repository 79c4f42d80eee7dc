import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

test.use({ serviceWorkers: 'allow' })

/** Always denied in headless Chromium, although a request is granted. */
function simulatePermission(value: string) {
  Object.defineProperty(Notification, 'permission', { value, configurable: true })
}

/** Headless Chromium has no push service. */
function simulateSubscription() {
  const p256dh = 'BFXprAf-cYICUg_V-gbBvItIQuCK9YRJsBC24p7NE-Qx_FgIxzpU8_Ta8bV0zQ-7rgRYnsf4GQ9F-9mHX4wm1iQ'
  const build = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
    unsubscribe: async () => {
      localStorage.removeItem('simulated')
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      const endpoint = `https://push.example.com/send/${crypto.randomUUID()}`
      localStorage.setItem('simulated', endpoint)
      return build(endpoint)
    },
    getSubscription: async () => {
      const endpoint = localStorage.getItem('simulated')
      return endpoint ? build(endpoint) : null
    },
  })
}

const findCard = (page: Page) => page.locator('section[aria-labelledby="on-this-device"]')

for (const language of ['en', 'pt-BR'] as const) {
  const words = TEXTS[language].notificationSettings
  const open = async (page: Page) => {
    await page.goto('/settings/notifications')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }

  test(`a device is subscribed with a tap, and its notifications are selected (${language})`, async ({
    browser,
  }) => {
    const ana = await newFamily(browser, { name: `Push ${Date.now().toString(36)}`, language })
    const { page } = ana
    await page.context().grantPermissions(['notifications'])
    await page.addInitScript(simulatePermission, 'granted')
    await page.addInitScript(simulateSubscription)
    await open(page)
    const card = findCard(page)
    await expect(card.getByText(words.device.state.off)).toBeVisible()
    await expect(page.getByLabel(words.kind.comment)).toHaveCount(0)
    await page.getByLabel(words.reminder, { exact: true }).selectOption('18:30')
    await press(page.getByRole('button', { name: words.remindHere }))
    await expect(card.getByText(words.device.state.on)).toBeVisible()
    await expect(page.getByLabel(words.kind.comment)).toBeChecked()
    await expect(page.getByLabel(words.kind.like, { exact: true })).not.toBeChecked()
    await page.getByLabel(words.kind.like, { exact: true }).check()
    await expectSound(page)
    await press(page.getByRole('button', { name: words.save }))
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: words.saved })).toBeVisible()

    await page.reload()
    await expect(card.getByText(words.device.state.on)).toBeVisible()
    await expect(page.getByLabel(words.kind.like, { exact: true })).toBeChecked()
    await press(card.getByRole('button', { name: words.device.turnOff }))
    await expect(card.getByText(words.device.state.off)).toBeVisible()
    await page.reload()
    await expect(card.getByText(words.device.state.off)).toBeVisible()
    await ana.leave()
  })

  test(`the push notification card explains why a device cannot be subscribed (${language})`, async ({
    browser,
  }) => {
    const ana = await newFamily(browser, { name: `Push ${Date.now().toString(36)}`, language })
    const { page } = ana
    const card = findCard(page)
    await page.context().grantPermissions(['notifications'])
    await page.addInitScript(simulatePermission, 'default')
    await open(page)
    await press(card.getByRole('button', { name: words.device.turnOn }))
    await expect(card.getByText(words.device.failed)).toBeVisible({ timeout: 15_000 })
    await page.addInitScript(simulatePermission, 'denied')
    await page.reload()
    await expect(card.getByText(words.device.state.denied)).toBeVisible()
    await expect(card.getByRole('button')).toHaveCount(0)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.reload()
    await expect(card.getByText(words.device.state.unsupported)).toBeVisible()
    // `ana.leave` would find Chromium's error about the refused subscription.
    await page.context().close()
  })
}
