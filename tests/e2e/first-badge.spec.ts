import { expect, type Locator, type Page } from '@playwright/test'
import { newFamily } from '../support/families'
import { freshEmail, PASSWORD, press, TEXTS, test } from '../support/journey'
import { phonePhoto, picture } from '../support/pictures'

const LIMITS = { taps: 8, fields: 5 }

/** A button that needs scrolling fails. */
function startCounting(page: Page) {
  const count = { taps: 0, fields: 0 }
  const tap = async (target: Locator) => {
    await expect(target).toBeVisible()
    const isInView = async () => {
      const box = await target.boundingBox()
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      return (
        box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
      )
    }
    await expect.poll(isInView, `${target} is in view`).toBe(true)
    count.taps += 1
    await press(target)
  }
  const fill = async (field: Locator, text: string) => {
    count.fields += 1
    await field.fill(text)
  }
  return { count, tap, fill }
}

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const t = TEXTS[language]

    test('a new user earns the first badge within eight taps and five fields', async ({ page }) => {
      const { count, tap, fill } = startCounting(page)
      await page.goto('/')
      await tap(page.getByRole('link', { name: t.login.create }))
      await expect(page.getByRole('heading', { level: 1, name: t.subscribe.heading })).toBeVisible()
      await fill(page.getByLabel(t.subscribe.name), 'Marta Reis')
      await fill(page.getByLabel(t.subscribe.email), freshEmail())
      await fill(page.getByLabel(t.subscribe.password, { exact: true }), PASSWORD)
      await tap(page.getByRole('checkbox'))
      await tap(page.getByRole('button', { name: t.subscribe.submit }))
      await tap(page.getByRole('button', { name: t.familySetup.create }))
      await fill(page.getByLabel(t.familySetup.familyName), 'Reis')
      await tap(page.getByRole('button', { name: t.familySetup.createSubmit }))
      await expect(page).toHaveURL(/\/my-activities$/)
      const chooser = page.waitForEvent('filechooser')
      await tap(page.getByRole('link', { name: t.myActivities.sendPhoto }).first())
      const dialog = page.getByRole('dialog')
      const photo = {
        name: 'IMG_0042.jpg',
        mimeType: 'image/jpeg',
        buffer: await phonePhoto({ width: 1600, height: 1200 }),
      }
      await (await chooser).setFiles(photo)
      await expect(dialog.locator('img')).toBeVisible({ timeout: 20_000 })
      await tap(dialog.getByRole('button', { name: t.complete.send, exact: true }))
      await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible({
        timeout: 20_000,
      })
      expect(count.taps).toBeLessThanOrEqual(LIMITS.taps)
      expect(count.fields).toBeLessThanOrEqual(LIMITS.fields)
      test.info().annotations.push({ type: 'count', description: JSON.stringify(count) })
    })
  })
}

test.describe('on a small phone', () => {
  test.use({ locale: 'en' })

  test('the photo of a family with kids is sent without scrolling', async ({ browser }) => {
    const t = TEXTS.en
    const family = await newFamily(browser, { name: 'Reis' })
    for (const name of ['Bia', 'Leo'])
      await family.call('POST', `/families/${family.id}/kids`, { name, birthDate: '2019-03-08' })
    const { page } = family
    await page.setViewportSize({ width: 360, height: 780 })
    const { tap } = startCounting(page)
    await page.goto('/my-activities')
    const chooser = page.waitForEvent('filechooser')
    await tap(page.getByRole('link', { name: t.myActivities.sendPhoto }).first())
    const dialog = page.getByRole('dialog')
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 300) }
    await (await chooser).setFiles(photo)
    await expect(dialog.locator('img')).toBeVisible({ timeout: 20_000 })
    await tap(dialog.getByRole('button', { name: t.complete.send, exact: true }))
    await expect(page.getByRole('dialog').filter({ hasText: t.complete.newBadge })).toBeVisible({
      timeout: 20_000,
    })
    await family.leave()
  })
})
