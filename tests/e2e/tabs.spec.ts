import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const { tabs } = t.shell

test.use({ locale: 'en' })

test('the tabs lead through the daily pages, and cover nothing', async ({ browser }) => {
  const { page, leave } = await newFamily(browser, { name: 'Vale' })
  await page.goto('/my-activities')
  const bar = page.getByRole('navigation', { name: tabs.label })
  const tab = (name: string) => bar.getByRole('link', { name, exact: true })
  await expect(tab(tabs.today)).toHaveAttribute('aria-current', 'page')
  for (const [name, address] of [
    [tabs.week, /\/challenge\/current$/],
    [tabs.feed, /\/activity-feed$/],
    [tabs.garden, /\/garden$/],
    [tabs.family, /\/family-management$/],
  ] as const) {
    await press(tab(name))
    await expect(page).toHaveURL(address)
    await expect(tab(name)).toHaveAttribute('aria-current', 'page')
    await expect(bar.locator('[aria-current]')).toHaveCount(1)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(page)
  await page.getByRole('main').evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 1)

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const name of Object.values(tabs).slice(1)) {
    const link = tab(name)
    expect(await link.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBeLessThanOrEqual(0)
  }

  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(bar).toBeHidden()
  const sidebar = page.getByRole('navigation', { name: t.shell.navigation })
  await press(sidebar.getByRole('link', { name: t.shell.garden, exact: true }))
  await expect(page).toHaveURL(/\/garden$/)
  await expect(sidebar.locator('[aria-current]')).toHaveText(t.shell.garden)
  await leave()
})
