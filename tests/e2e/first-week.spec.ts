import { expect } from '@playwright/test'
import sharp from 'sharp'
import { createAccount, expectSound, filled, press, TEXTS, test, watchErrors } from '../support/journey'
import { phonePhoto } from '../support/pictures'

for (const language of ['en', 'pt-BR'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 } })
    const t = TEXTS[language]

    test('a new family completes its first task, and both adults see it', async ({ page, browser }) => {
      test.slow()
      await page.goto('/')
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectSound(page)
      await page.getByRole('link', { name: t.login.create }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.subscribe.heading })).toBeVisible()
      await expect(page.getByRole('checkbox')).not.toBeChecked()
      await expectSound(page)
      await createAccount(page, t, 'Marta Reis')

      await expectSound(page)
      await press(page.getByRole('button', { name: t.familySetup.create }))
      await press(page.getByRole('button', { name: t.familySetup.createSubmit }))
      await expect(page.getByText(t.errors.family_setup_error_empty_family_name)).toBeVisible()
      await page.getByLabel(t.familySetup.familyName).fill('Reis')
      await press(page.getByRole('button', { name: t.familySetup.createSubmit }))
      await expect(page).toHaveURL(/\/my-activities$/)
      await expect(page.getByText(t.myActivities.emptyTitle)).toBeVisible()
      await expectSound(page)

      await page.goto('/family-management')
      const code =
        (await page
          .getByText(/^[A-Z2-9]{4}\s?[A-Z2-9]{4}$/)
          .first()
          .textContent()) ?? ''
      await press(page.getByRole('button', { name: t.family.add }).first())
      await page.getByRole('dialog').getByLabel(t.family.kidName, { exact: true }).fill('Bia')
      await page.getByRole('dialog').getByLabel(t.family.birthDate).fill('2019-03-08')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`${t.family.add}|${t.common.save}`) })
        .click()
      await expect(page.getByText('08/03/2019')).toBeVisible()
      await expectSound(page)

      await page.goto('/challenge/current')
      await expect(page).toHaveURL(/\/challenge\/current$/)
      await expectSound(page)
      await press(page.getByRole('button', { name: t.complete.send }).first())
      const dialog = page.getByRole('dialog')
      const file = { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
      await dialog.locator('input[type=file]').last().setInputFiles(file)
      await dialog.getByLabel(/./).and(page.locator('textarea')).fill('Bia bebeu tudo!')
      await dialog.getByText('Bia', { exact: true }).click()
      await press(dialog.getByRole('button', { name: t.complete.send }))
      const badge = page.getByRole('dialog').filter({ hasText: t.complete.newBadge })
      await expect(badge).toBeVisible({ timeout: 20_000 })
      await expectSound(page)
      await page.keyboard.press('Escape')
      await expect(badge).toBeHidden()
      await expect(page.getByRole('button', { name: t.complete.undo })).toBeVisible()

      const photo = page.locator('img[src*="/api/v1/photos/"]').first()
      const address = (await photo.getAttribute('src')) ?? ''
      const kept = await sharp(await (await page.request.get(address)).body()).metadata()
      expect([kept.exif, kept.orientation]).toEqual([undefined, undefined])

      await page.goto('/my-activities')
      await expect(page.getByText('Bia bebeu tudo!')).toBeVisible()
      const points = page
        .getByRole('main')
        .getByText(/\b(10|15)\b/)
        .first()
      await expect(points).toBeVisible()
      await expectSound(page)

      const second = await browser.newContext({ locale: language, viewport: { width: 1280, height: 800 } })
      const errors = watchErrors(second)
      const other = await second.newPage()
      await other.goto('/subscribe')
      await createAccount(other, t, 'Davi Reis')
      await press(other.getByRole('button', { name: t.familySetup.join }))
      await other.getByLabel(t.familySetup.joinCode).fill(` ${code.toLowerCase()} `)
      await press(other.getByRole('button', { name: t.familySetup.joinSubmit }))
      await expect(other).toHaveURL(/\/my-activities$/)
      await expect(other.getByText('Bia bebeu tudo!')).toBeVisible()
      await other.goto('/challenge/current')
      await expect(
        other
          .getByText(filled(t.challenge.photoOf, { task: '' }).trim())
          .or(other.locator('img[src*="/photos/"]'))
          .first(),
      ).toBeAttached()
      await expectSound(other)
      expect(errors).toEqual([])
      await second.close()
    })
  })
}
