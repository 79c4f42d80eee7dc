import { expect } from '@playwright/test'
import { newFamily } from '../support/families'
import { expectSound, press, signIn, TEXTS, test } from '../support/journey'

const t = TEXTS.en

test('a family names its plant and picks a pot, and both appear on its pages', async ({ browser }) => {
  const family = await newFamily(browser, { name: 'Reis' })
  const { page } = family
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/family-management')
  const card = page.getByRole('region', { name: t.plant.title })
  const dialog = page.getByRole('dialog', { name: t.plant.title })
  const sky = dialog.getByRole('radio', { name: t.plant.pots.sky })
  await expect(card).toContainText(t.plant.unnamed)
  await press(card.getByRole('button', { name: t.plant.nameIt }))
  await expect(dialog.getByRole('radio', { name: t.plant.pots.clay })).toBeChecked()
  await dialog.getByLabel(t.plant.name).fill('  Figo ')
  await sky.press('Space')
  await expectSound(page)
  await dialog.getByRole('button', { name: t.plant.save }).click()
  await expect(page.getByText(t.plant.saved)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('Figo')
  await expectSound(page)
  await page.reload()
  await press(card.getByRole('button', { name: t.plant.change }))
  await expect(sky).toBeChecked()
  await expect(dialog.getByLabel(t.plant.name)).toHaveValue('Figo')
  await page.goto('/my-activities')
  await expect(page.getByText(/^Figo /)).toBeVisible()
  await expect(page.getByRole('main').locator('[data-pot="sky"]').first()).toBeVisible()
  await page.goto('/challenge/current')
  await expect(page.getByText(/^Figo /)).toBeVisible()
  await expectSound(page)
  await family.leave()
})

test('the harvest of a week is read card by card', async ({ page, context }) => {
  await signIn(context, 'ana@brota.example')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/my-activities/harvest')
  await expect(page.getByRole('heading', { level: 1, name: t.harvest.title })).toBeVisible()
  await expect(page.getByText(/^Week \d · /)).toBeVisible()
  await expectSound(page)
  const forward = page.getByRole('button', { name: t.harvest.forward })
  await expect(page.getByRole('heading', { name: t.harvest.photo })).toBeInViewport()
  const leaves = page.getByRole('heading', { name: /^(One leaf|\d leaves) grew$/ })
  await expect(leaves).not.toBeInViewport()
  await press(forward)
  await expect(leaves).toBeInViewport()
  await expect(page.getByText('2 of 5')).toBeVisible()
  for (const position of ['3 of 5', '4 of 5', '5 of 5']) {
    await press(forward)
    await expect(page.getByText(position)).toBeVisible()
  }
  await expect(forward).toHaveAttribute('aria-disabled', 'true')
  await press(page.getByRole('button', { name: t.harvest.back }))
  await expect(page.getByText('4 of 5')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: t.harvest.previous }).click()
  await expect(page).toHaveURL(/week=\d{4}-W\d{2}$/)
  await expect(page.getByRole('link', { name: t.harvest.next })).toBeVisible()
  await expectSound(page)
  await page.goto('/my-activities/harvest?week=nonsense')
  await expect(page.getByRole('link', { name: t.harvest.next })).toHaveCount(0)
})
