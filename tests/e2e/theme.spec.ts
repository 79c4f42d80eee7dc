import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test.use({ locale: 'en' })

test('colors chosen in the user menu stay after a reload, until the device decides again', async ({
  browser,
}) => {
  const { page, leave } = await newFamily(browser, { name: 'Vale' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings')
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const bars = page.locator('meta[name=theme-color]')
  const choose = async (name: string) => {
    await press(page.locator('[data-user-menu]'))
    await page.getByRole('menuitemradio', { name }).click()
  }
  expect(await scheme()).toBe('light')
  await choose(t.shell.theme.dark)
  await expect.poll(scheme).toBe('dark')
  await page.reload()
  expect(await scheme()).toBe('dark')
  await expect(bars).toHaveAttribute('content', '#0d1712')
  await expectSound(page)
  await press(page.locator('[data-user-menu]'))
  const dark = page.getByRole('menuitemradio', { name: t.shell.theme.dark })
  await expect(dark).toHaveAttribute('aria-checked', 'true')
  await expectSound(page)
  await page.getByRole('menuitemradio', { name: t.shell.theme.system }).click()
  await expect.poll(scheme).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await scheme()).toBe('dark')
  await choose(t.shell.theme.light)
  await expect.poll(scheme).toBe('light')
  await leave()
})

test('every settings and profile page shows the navigation of the family', async ({ browser }) => {
  const { page, leave } = await newFamily(browser, { name: 'Vale' })
  const paths = ['', '/language', '/notifications', '/security', '/privacy'].map((end) => `/settings${end}`)
  for (const path of [...paths, '/profile/edit']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: t.shell.tabs.label }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expectSound(page)
  }
  await leave()
})
