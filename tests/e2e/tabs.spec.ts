import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'

const t = TEXTS.en
const { tabs } = t.shell

test.use({ locale: 'en' })

test('the tab bar opens the daily pages, marks the current one, and covers no content', async ({
  browser,
}) => {
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

test('a page fades into the next one, except with reduced motion', async ({ browser }) => {
  const { context, page, leave } = await newFamily(browser, { name: 'Vale' })
  await context.addInitScript(() => {
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (update) {
      const fade = start.call(this, update)
      void fade.ready.then(
        () => {
          const moving = this.getAnimations().filter(({ playState }) => playState === 'running')
          document.documentElement.dataset.moving = String(
            moving.filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view'))
              .length,
          )
        },
        () => undefined,
      )
      return fade
    }
  })
  const open = async (name: string, heading: string) => {
    await press(page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/my-activities')
  await open(tabs.feed, t.feed.title)
  await expect(page.locator('html')).toHaveAttribute('data-moving', /[1-9]/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(tabs.garden, t.garden.title)
  await expect(page.locator('html')).toHaveAttribute('data-moving', '0')
  await leave()
})
