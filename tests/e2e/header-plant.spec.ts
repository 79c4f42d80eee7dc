import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, TEXTS, test } from '../support/journey'
import { picture } from '../support/pictures'

const t = TEXTS.en

test.use({ locale: 'en' })

test('the plant in the header links to the garden, and waves after a completion', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Sol' })
  await family.call('PUT', `/families/${family.id}`, { plantName: 'Figo', pot: 'sky' })
  const { page } = family
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/challenge/current')
  const header = page.getByRole('banner')
  const plant = header.getByRole('link', { name: /^Figo .*\. Visit the garden$/ })
  await expect(plant.locator('[data-pot="sky"]')).toBeVisible()
  await expect(plant.locator('[data-waves]')).toHaveAttribute('data-waves', '0')
  const shown = [
    plant,
    header.getByRole('link', { name: /^Notifications/ }),
    header.getByRole('button').last(),
  ]
  for (const control of shown) {
    const box = await control.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(360)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  await expectSound(page)

  await press(page.getByRole('button', { name: t.complete.send }).first())
  const form = page.getByRole('dialog')
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 300) }
  await form.locator('input[type=file]').last().setInputFiles(photo)
  await expect(form.locator('img')).toBeVisible({ timeout: 20_000 })
  await form.getByRole('button', { name: t.complete.send, exact: true }).click()
  // The badge's dialog hides the header from roles.
  await expect(page.locator('header [data-waves]')).toHaveAttribute('data-waves', '1', { timeout: 20_000 })
  await page.goto('/activity-feed')
  await expect(plant.locator('[data-waves]')).toHaveAttribute('data-waves', '0')
  await press(plant)
  await expect(page).toHaveURL(/\/garden$/)
  await family.leave()
})
