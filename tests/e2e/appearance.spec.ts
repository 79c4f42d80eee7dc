import { expect, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { test } from '../support/journey'

const OPEN_PAGES = ['login', 'forgot-password', 'subscribe']
const FAMILY_PAGES = ['settings/language', 'settings/privacy']

/** After a wanted change: `npx playwright test appearance --update-snapshots`. */
async function expectSameLook(page: Page, paths: string[], kind: 'large-text' | 'forced-colors') {
  await page.setViewportSize({ width: kind === 'large-text' ? 320 : 390, height: 800 })
  if (kind === 'forced-colors') await page.emulateMedia({ forcedColors: 'active' })
  for (const path of paths) {
    await page.goto(`/${path}`)
    if (kind === 'large-text')
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await page.evaluate(() => document.fonts.ready)
    const name = `${path.replace('/', '-')}-${kind}.png`
    await expect(page).toHaveScreenshot(name, { fullPage: true, maxDiffPixelRatio: 0.02 })
  }
}

test.use({ locale: 'en' })

for (const kind of ['large-text', 'forced-colors'] as const) {
  test(`pages match their stored screenshots with ${kind}`, async ({ browser, page }) => {
    await expectSameLook(page, OPEN_PAGES, kind)
    const family = await newFamily(browser, { name: 'Souza' })
    await expectSameLook(family.page, FAMILY_PAGES, kind)
    await family.leave()
  })
}
